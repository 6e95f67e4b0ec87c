import type { Question } from '../language/evaluate.ts';
import {
  isMap,
  PartialMap,
  type RulesMap,
  type RulesValue,
  Timestamp,
} from '../language/values.ts';
import type {
  Recorded,
  RecordedAsk,
  RecordedAuth,
  RecordedEvent,
  RecordedQuery,
  RecordedWrite,
} from './recording.ts';

/** Something that was asked of the rules: allowed if all its questions are. */
export interface Case {
  project: string;
  /** Which event of its project's recording it is, from 0. */
  index: number;
  questions: Question[];
  /** What the emulator answered. */
  allowed: boolean;
}

type Fields = Record<string, Recorded>;

/** A value of a recording as the rules see it; `before` is what it changes. */
const asValue = (value: Recorded, at: number, before: RulesValue = null): RulesValue => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return BigInt(value);
  if (Array.isArray(value)) return value.map(item => asValue(item, at));
  if ('$time' in value) return new Timestamp(value.$time);
  if ('$double' in value) return Number(value.$double);
  if ('$now' in value) return new Timestamp(at);
  if ('$map' in value) return mapOf(value.$map, at);
  if ('$gone' in value) throw new Error('Only a change takes a field away');
  return (typeof before === 'bigint' ? before : 0n) + BigInt(value.$plus);
};

const mapOf = (fields: Fields, at: number): RulesMap =>
  new Map(Object.entries(fields).map(([name, value]) => [name, asValue(value, at)] as const));

const isGone = (value: Recorded) => typeof value === 'object' && value !== null && '$gone' in value;

/** A document with one field changed; a dot leads into a map. */
const withField = (data: RulesMap, path: string[], value: Recorded, at: number): RulesMap => {
  const [name = '', ...rest] = path;
  const before = data.get(name) ?? null;
  if (rest.length === 0 && isGone(value)) return new Map([...data].filter(([key]) => key !== name));
  const inner = isMap(before) ? before : new Map<string, RulesValue>();
  const after = rest.length > 0 ? withField(inner, rest, value, at) : asValue(value, at, before);
  return new Map([...data, [name, after]]);
};

const written = (write: RecordedWrite, before: RulesMap | null, at: number): RulesMap | null => {
  if (write.type === 'delete') return null;
  if (write.type === 'set') return mapOf(write.data, at);
  return Object.entries(write.data).reduce(
    (data, [name, value]) => withField(data, name.split('.'), value, at),
    before ?? new Map(),
  );
};

/** What was stored when: each document's states with the number of the event that made them. */
class History {
  private readonly states = new Map<string, { from: number; data: RulesMap | null }[]>();

  at(path: string, event: number): RulesMap | null {
    const states = this.states.get(path) ?? [];
    for (let n = states.length - 1; n >= 0; n -= 1) {
      const state = states[n];
      if (state && state.from < event) return state.data;
    }
    return null;
  }

  store(path: string, data: RulesMap | null, event: number) {
    const states = this.states.get(path);
    if (states) states.push({ from: event, data });
    else this.states.set(path, [{ from: event, data }]);
  }

  clear(event: number) {
    for (const path of this.states.keys()) this.store(path, null, event);
  }
}

const authOf = (auth: RecordedAuth): RulesValue =>
  auth &&
  new Map<string, RulesValue>([
    ['uid', auth.uid],
    ['token', new Map(Object.entries(auth.token))],
  ]);

const resourceOf = (data: RulesMap | null) => data && new Map([['data', data]]);

const asList = (query: RecordedQuery, event: RecordedAsked): Question[] => {
  const known = (query.filters ?? []).filter(({ operator }) => operator === '==');
  const data = new PartialMap(
    known.map(({ field, value }) => [field, asValue(value, event.at)] as const),
  );
  const asked = new Map<string, RulesValue>([['offset', BigInt(query.offset)]]);
  if (query.limit !== null) asked.set('limit', BigInt(query.limit));
  const request = requestOf(event, { method: 'list', query: asked });
  // A group's documents can lie anywhere, which no pattern of ours names.
  const path = query.isGroup ? [null, null, null, null] : [...query.path.split('/'), null];
  return [{ method: 'list', path, request, resource: resourceOf(data), lookUp: event.lookUp }];
};

interface RecordedAsked {
  auth: RecordedAuth;
  at: number;
  lookUp: Question['lookUp'];
}

const requestOf = ({ auth, at }: RecordedAsked, over: Record<string, RulesValue>): RulesMap =>
  new Map<string, RulesValue>([
    ['auth', authOf(auth)],
    ['time', new Timestamp(at)],
    ...Object.entries(over),
  ]);

const asCommit = (
  writes: readonly RecordedWrite[],
  after: ReadonlyMap<string, RulesMap | null>,
  event: RecordedAsked,
): Question[] =>
  writes.map(({ type, path }) => {
    const stored = event.lookUp(path, 'before');
    const data = after.get(path) ?? null;
    const method =
      type === 'delete' ? 'delete' : stored === null && type === 'set' ? 'create' : 'update';
    const request = requestOf(event, { method, resource: resourceOf(data) });
    const resource = resourceOf(stored);
    return { method, path: path.split('/'), request, resource, lookUp: event.lookUp };
  });

const questionsOf = (
  ask: RecordedAsk,
  after: ReadonlyMap<string, RulesMap | null>,
  event: RecordedAsked,
): Question[] => {
  if (ask.kind === 'commit') return asCommit(ask.writes, after, event);
  if (ask.kind === 'list') return asList(ask.query, event);
  const resource = resourceOf(event.lookUp(ask.path, 'before'));
  const request = requestOf(event, { method: 'get' });
  return [{ method: 'get', path: ask.path.split('/'), request, resource, lookUp: event.lookUp }];
};

/** What a recording asked, each with what was stored at that moment, so that each stands alone. */
export const casesOf = (project: string, events: readonly RecordedEvent[]): Case[] => {
  const history = new History();
  const cases: Case[] = [];
  for (const [index, event] of events.entries()) {
    if (event.kind === 'clear') {
      history.clear(index);
      continue;
    }
    const writes =
      event.kind === 'seed' ? event.writes : event.ask.kind === 'commit' ? event.ask.writes : [];
    const at = event.kind === 'seed' ? 0 : event.at;
    const after = new Map<string, RulesMap | null>();
    for (const write of writes) {
      const before = after.get(write.path) ?? history.at(write.path, index);
      after.set(write.path, written(write, before, at));
    }
    if (event.kind === 'ask') {
      const lookUp: Question['lookUp'] = (path, when) =>
        when === 'after' && after.has(path) ? (after.get(path) ?? null) : history.at(path, index);
      const { auth, allowed } = event;
      const questions = questionsOf(event.ask, after, { auth, at, lookUp });
      cases.push({ project, index, questions, allowed });
      if (!allowed) continue;
    }
    for (const [path, data] of after) history.store(path, data, index);
  }
  return cases;
};
