import { inject } from 'vitest';
import { toRestFields } from '../../../scripts/emulators/firestoreValues.ts';
import type { Recorded, RecordedQuery } from '../../../scripts/rules/mutate/recording.ts';
import { recordedFields, recordFor } from './recorder.ts';

/** What a token says of somebody; nothing has to be said but who it is. */
export interface Claims {
  uid: string;
  email?: string;
  email_verified?: boolean;
}

class Denied extends Error {
  readonly code = 'permission-denied';
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token, which the emulator takes. */
const tokenOf = ({ uid, ...claims }: Claims) =>
  `${encoded({ alg: 'none' })}.${encoded({ sub: uid, user_id: uid, ...claims })}.`;

const ask = async (project: string, claims: Claims, path: string, body?: object) => {
  const host = inject('firestoreEmulator');
  if (!host) throw new Error('There is no emulator');
  const url = `http://${host.host}:${host.port}/v1/projects/${project}/databases/(default)/documents`;
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${tokenOf(claims)}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  // A missing document is an answer.
  if (response.ok || response.status === 404) return;
  if (response.status === 403) throw new Denied(text);
  throw new Error(text);
};

const authOf = ({ uid, ...claims }: Claims) => ({ uid, token: { ...claims } });

/** Reads a document by the REST interface. @throws where it is denied. */
export const restGet = (project: string, claims: Claims, path: string): Promise<void> =>
  recordFor({ project, auth: authOf(claims) }, { kind: 'get', path }, () =>
    ask(project, claims, `/${path}`),
  );

type Asked = Pick<RecordedQuery, 'path' | 'limit' | 'offset'> & { field: string; value: string };

/** Lists documents with an offset, which the SDK does not offer. @throws where it is denied. */
export const restList = (project: string, claims: Claims, asked: Asked): Promise<void> => {
  const { path, limit, offset, field, value } = asked;
  const filters = [{ field, operator: '==', value }];
  const query: RecordedQuery = { path, isGroup: false, filters, limit, offset };
  const structuredQuery = {
    from: [{ collectionId: path }],
    where: {
      fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
    },
    ...(limit === null ? {} : { limit }),
    offset,
  };
  return recordFor({ project, auth: authOf(claims) }, { kind: 'list', query }, () =>
    ask(project, claims, ':runQuery', { structuredQuery }),
  );
};

const restValue = (value: Recorded): object => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: `${value}` };
  if (typeof value === 'object' && '$double' in value) return { doubleValue: value.$double };
  throw new TypeError('This is not needed by the tests');
};

/**
 * Makes a document by the REST interface; both its times become the server's.
 * @param special fields that plain values cannot say. @throws where it is denied.
 */
export const restMake = (
  project: string,
  claims: Claims,
  path: string,
  record: Readonly<Record<string, unknown>>,
  special: Record<string, Recorded>,
): Promise<void> => {
  const { createdAt: _created, updatedAt: _updated, ...plain } = record;
  const name = `projects/${project}/databases/(default)/documents/${path}`;
  const fields = {
    ...toRestFields(plain),
    ...Object.fromEntries(Object.entries(special).map(([key, value]) => [key, restValue(value)])),
  };
  const times = ['createdAt', 'updatedAt'];
  const write = {
    update: { name, fields },
    updateTransforms: times.map(fieldPath => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
  const data = {
    ...recordedFields(plain),
    ...special,
    ...Object.fromEntries(times.map(field => [field, { $now: true } as const])),
  };
  const asked = { kind: 'commit', writes: [{ type: 'set', path, data }] } as const;
  return recordFor({ project, auth: authOf(claims) }, { ...asked, writes: [...asked.writes] }, () =>
    ask(project, claims, ':commit', { writes: [write] }),
  );
};

/**
 * Changes fields of a document by the REST interface: there a version can be 2.0.
 * `updatedAt` becomes the server's time. @throws where it is denied.
 */
export const restUpdate = (
  project: string,
  claims: Claims,
  path: string,
  data: Record<string, Recorded>,
): Promise<void> => {
  const name = `projects/${project}/databases/(default)/documents/${path}`;
  const fields = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, restValue(value)]),
  );
  const write = {
    update: { name, fields },
    updateMask: { fieldPaths: Object.keys(data) },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  };
  const recorded = { type: 'update', path, data: { ...data, updatedAt: { $now: true } } } as const;
  return recordFor({ project, auth: authOf(claims) }, { kind: 'commit', writes: [recorded] }, () =>
    ask(project, claims, ':commit', { writes: [write] }),
  );
};
