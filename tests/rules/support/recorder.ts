import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  RECORDINGS,
  type Recorded,
  type RecordedAsk,
  type RecordedAuth,
  type RecordedEvent,
  type RecordedWrite,
} from '../../../scripts/rules/mutate/recording.ts';

/** Who a database belongs to: `owner` asks with the rules off. */
export interface RecordedClient {
  project: string;
  auth: RecordedAuth | 'owner';
}

const clients = new Map<object, RecordedClient>();

/** The markers that stand for a value only the server knows. */
const operations = new WeakMap<object, Recorded>();

/** Notes whose a database is; without it nothing that it is asked is recorded. */
export const knowClient = (database: object, client: RecordedClient) => {
  clients.set(database, client);
};

/** Notes what a field value stands for. */
export const knowOperation = <T extends object>(marker: T, recorded: Recorded): T => {
  operations.set(marker, recorded);
  return marker;
};

/** Begins a project's recording anew. */
export const beginRecording = (project: string) => {
  mkdirSync(RECORDINGS, { recursive: true });
  writeFileSync(join(RECORDINGS, `${project}.jsonl`), '');
};

const append = (project: string, event: RecordedEvent) =>
  appendFileSync(join(RECORDINGS, `${project}.jsonl`), `${JSON.stringify(event)}\n`);

/** A value as it is recorded. @throws TypeError for what a recording cannot hold. */
export const recorded = (value: unknown): Recorded => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) return value;
    return { $double: Number.isFinite(value) ? value : `${value}` };
  }
  if (value instanceof Date) return { $time: value.getTime() };
  if (Array.isArray(value)) return value.map(recorded);
  if (typeof value !== 'object') throw new TypeError(`A recording cannot hold ${String(value)}`);
  // A Timestamp of the SDK, which cannot be imported here: this is what replaces it.
  if ('toMillis' in value && typeof value.toMillis === 'function') {
    const milliseconds: unknown = value.toMillis();
    if (typeof milliseconds === 'number') return { $time: milliseconds };
  }
  return operations.get(value) ?? { $map: recordedFields(value) };
};

/** The fields of a document as they are recorded. */
export const recordedFields = (data: object): Record<string, Recorded> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, recorded(value)]));

/** Records what was stored with the rules off. */
export const recordSeed = (project: string, writes: RecordedWrite[]) =>
  append(project, { kind: 'seed', writes });

/** Records that everything was deleted. */
export const recordClear = (project: string) => append(project, { kind: 'clear' });

interface Attempt {
  met: boolean;
}

/** Commits that are under way, by project and path. */
const underWay = new Map<string, Set<Attempt>>();

/** Notes where a commit meets another one on the same document. @returns how to end it. */
const begin = (project: string, ask: RecordedAsk) => {
  const attempt: Attempt = { met: false };
  const places = ask.kind === 'commit' ? ask.writes.map(({ path }) => `${project}/${path}`) : [];
  for (const place of places) {
    const others = underWay.get(place) ?? new Set();
    for (const other of others) {
      other.met = true;
      attempt.met = true;
    }
    underWay.set(place, others.add(attempt));
  }
  return { attempt, end: () => places.forEach(place => void underWay.get(place)?.delete(attempt)) };
};

/** Lets something be asked, and records it with the answer. Failures of other kinds are no answer. */
export const recordAsk = async <T>(
  database: object,
  ask: RecordedAsk,
  attempt: () => Promise<T>,
): Promise<T> => {
  const client = clients.get(database);
  return client ? recordFor(client, ask, attempt) : attempt();
};

/** As `recordAsk`, for somebody without a database of the SDK. */
export const recordFor = async <T>(
  { project, auth }: RecordedClient,
  ask: RecordedAsk,
  attempt: () => Promise<T>,
): Promise<T> => {
  // Between two of the clock's steps: no time that a test sends is the request's.
  const at = Date.now() + 0.5;
  const { attempt: own, end } = begin(project, ask);
  const tell = (allowed: boolean) => {
    // Who lost a race was refused for what the other one wrote, whichever answer came first.
    if (own.met && !allowed) return;
    if (auth !== 'owner') append(project, { kind: 'ask', ask, auth, at, allowed });
    else if (ask.kind === 'commit') recordSeed(project, ask.writes);
  };
  try {
    const answer = await attempt();
    tell(true);
    return answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
      tell(false);
    throw error;
  } finally {
    end();
  }
};
