import { expect, it } from 'vitest';
import { applyWrite } from './applyWrite.ts';
import type { StoredRecord } from './types.ts';
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  increment,
  serverTime,
  type Write,
} from './writes.ts';

const now = new Date(5);
const at = { collection: 'c', id: 'a' };
const stored: StoredRecord = { id: 'a', n: 1, list: [1, 2], map: { x: 1, y: 2 }, version: 3 };
const update = (data: Record<string, unknown>, precondition = {}): Write => ({
  type: 'update',
  ...at,
  data,
  precondition,
});

it('writes where the fields are as they were read, a missing one as null', () => {
  const fields = { 'map.x': 1, list: [1, 2], none: null };
  expect(applyWrite(stored, update({ n: 5 }, { version: 3, fields }), now)?.n).toBe(5);
});

it('updates the named fields and works out the operations', () => {
  const before = structuredClone(stored);
  const data = {
    n: increment(2),
    m: increment(2),
    list: arrayUnion(2, 3),
    'map.x': deleteField(),
    'map.z': serverTime(),
    gone: undefined,
    version: 4,
  };
  expect(applyWrite(stored, update(data, { version: 3 }), now)).toEqual({
    id: 'a',
    n: 3,
    m: 2,
    list: [1, 2, 3],
    map: { y: 2, z: now },
    version: 4,
  });
  expect(stored).toEqual(before);
  expect(applyWrite(stored, update({ list: arrayRemove(1), map: { q: 1 } }), now)).toMatchObject({
    list: [2],
    map: { q: 1 },
  });
});

it('sets, creates and deletes whole records', () => {
  const data = { n: increment(1), at: serverTime(), u: undefined };
  expect(applyWrite(stored, { type: 'set', ...at, data }, now)).toEqual({ id: 'a', n: 1, at: now });
  expect(applyWrite(undefined, { type: 'create', ...at, data: {} }, now)).toEqual({ id: 'a' });
  expect(applyWrite(stored, { type: 'delete', ...at }, now)).toBeUndefined();
  expect(applyWrite(undefined, { type: 'delete', ...at }, now)).toBeUndefined();
});

it.each<[string, StoredRecord | undefined, Write, number, string]>([
  ['create over a record', stored, { type: 'create', ...at, data: {} }, 409, 'exists'],
  ['update of nothing', undefined, update({}), 404, 'missing'],
  ['an older version', stored, update({}, { version: 2 }), 409, 'version'],
  [
    'a version of nothing',
    undefined,
    { type: 'delete', ...at, precondition: { version: 1 } },
    404,
    'missing',
  ],
  [
    'a field of another record under the same id and version',
    stored,
    update({}, { version: 3, fields: { 'map.x': 7 } }),
    409,
    'version',
  ],
  [
    'a field of nothing',
    undefined,
    { type: 'delete', ...at, precondition: { fields: { n: 1 } } },
    404,
    'missing',
  ],
  [
    'set where none may be',
    stored,
    { type: 'set', ...at, data: {}, precondition: { exists: false } },
    409,
    'exists',
  ],
  [
    'delete of what must be',
    undefined,
    { type: 'delete', ...at, precondition: { exists: true } },
    404,
    'missing',
  ],
])('refuses %s with the stored record', (_name, record, write, status, reason) => {
  expect(() => applyWrite(record, write, now)).toThrow(
    expect.objectContaining({
      status,
      body: expect.objectContaining({ reason, record: record ?? null }),
    }),
  );
});

it('reads the version from the field it is told', () => {
  const write = update({ n: 2 }, { version: 7 });
  expect(applyWrite({ id: 'a', _rev: 7 }, write, now, { versionField: '_rev' })).toMatchObject({
    n: 2,
  });
});

it('refuses operations where Firestore has none', () => {
  expect(() => applyWrite(stored, update({ list: [serverTime()] }), now)).toThrow(/inside a list/);
  expect(() => applyWrite(stored, update({ map: { x: deleteField() } }), now)).toThrow(
    /dotted path/,
  );
  expect(() => applyWrite(stored, { type: 'set', ...at, data: { x: deleteField() } }, now)).toThrow(
    /updates only/,
  );
});
