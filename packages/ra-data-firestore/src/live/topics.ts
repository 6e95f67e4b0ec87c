import type { CallMeta } from '../options.ts';
import { equalValues, isPlainObject, QueryError, type StoredRecord } from '../query/index.ts';
import type { PageRequest } from '../reading/lists.ts';
import type { Watcher } from './watch.ts';

/** An event of a topic, in the shape of ra-realtime. */
export interface TopicEvent {
  topic: string;
  type: 'created' | 'updated' | 'deleted' | 'error';
  payload: { ids: string[]; error?: Error };
  date: Date;
}

/** What is called with the events of a topic. */
export type TopicCallback = (event: TopicEvent) => void;

/** The publish-and-subscribe methods that ra-realtime's components call. */
export interface Topics {
  /**
   * `resource/x`: the rows of the list that the resource shows when this is called;
   * `resource/x?{"filter":…,"sort":…,"pagination":…}`: those of that list; `resource/x/id`: one
   * record. Resolves once the database has answered.
   */
  subscribe: (topic: string, callback: TopicCallback) => Promise<{ data: null }>;
  unsubscribe: (topic: string, callback: TopicCallback) => Promise<{ data: null }>;
}

type Rows = ReadonlyMap<string, StoredRecord>;

const changesBetween = (before: Rows, after: Rows) => {
  const created: string[] = [];
  const updated: string[] = [];
  for (const [id, record] of after) {
    const old = before.get(id);
    if (!old) created.push(id);
    else if (!equalValues(old, record)) updated.push(id);
  }
  return { created, updated, deleted: [...before.keys()].filter(id => !after.has(id)) };
};

const parseRequest = (topic: string, text: string): PageRequest => {
  try {
    const request: unknown = JSON.parse(text);
    if (isPlainObject(request)) return request;
  } catch {
    // Said below, with the topic.
  }
  throw new QueryError(`The topic "${topic}" has no list's request after its question mark`);
};

const parseTopic = (topic: string) => {
  const [path = '', ...query] = topic.split('?');
  const [kind, resource, ...rest] = (topic.includes('?{') ? path : topic).split('/');
  const request = topic.includes('?{') ? parseRequest(topic, query.join('?')) : undefined;
  if (kind !== 'resource' || !resource)
    throw new QueryError(`The topic "${topic}" is not resource/name or resource/name/id`);
  return { resource, request, id: rest.length > 0 ? rest.join('/') : undefined };
};

/** Turns what is watched into events; the first state is none, but tells that listening has begun. */
const eventsOf = (
  topic: string,
  callback: TopicCallback,
  begun: () => void,
  look: (ids: readonly string[]) => Promise<readonly StoredRecord[]>,
) => {
  let known: Rows | undefined;
  const emit = (type: TopicEvent['type'], payload: TopicEvent['payload']) =>
    callback({ topic, type, payload, date: new Date() });
  /** Rows that have left the list: deleted, changed so that they are not in it, or pushed off. */
  const gone = async (ids: readonly string[], before: Rows) => {
    const stored = new Map((await look(ids)).map(record => [record.id, record]));
    const deleted = ids.filter(id => !stored.has(id));
    const updated = ids.filter(id => {
      const record = stored.get(id);
      return record !== undefined && !equalValues(record, before.get(id));
    });
    if (deleted.length > 0) emit('deleted', { ids: deleted });
    if (updated.length > 0) emit('updated', { ids: updated });
  };
  return {
    rows: (records: readonly StoredRecord[]) => {
      const before = known;
      const rows = new Map(records.map(record => [record.id, record]));
      known = rows;
      if (!before) return begun();
      const changes = changesBetween(before, rows);
      for (const type of ['created', 'updated'] as const)
        if (changes[type].length > 0) emit(type, { ids: changes[type] });
      if (changes.deleted.length > 0)
        // Not known to be deleted, so not said to be.
        void gone(changes.deleted, before).catch((error: Error) =>
          emit('error', { ids: changes.deleted, error }),
        );
    },
    error: (error: Error) => {
      emit('error', { ids: [], error });
      begun();
    },
  };
};

/**
 * @param look reads records by their ids, leaving out those that are gone.
 * @param shown the request of the list that a resource showed last.
 */
export const createTopics = (
  watcher: Watcher,
  shown: (resource: string) => PageRequest | undefined,
  look: (
    resource: string,
    ids: readonly string[],
    meta: CallMeta | undefined,
  ) => Promise<readonly StoredRecord[]>,
): Topics => {
  const open = new Map<string, Map<TopicCallback, () => void>>();
  return {
    subscribe: async (topic, callback) => {
      const { resource, id, ...asked } = parseTopic(topic);
      const request = asked.request ?? shown(resource) ?? {};
      let begun: () => void = () => undefined;
      const beginning = new Promise<void>(resolve => {
        begun = resolve;
      });
      const { rows, error } = eventsOf(
        topic,
        callback,
        () => begun(),
        ids => look(resource, ids, request.meta),
      );
      const stop =
        id === undefined
          ? watcher.watchList(resource, request, { next: rows, error })
          : watcher.watchOne(resource, id, {
              next: record => rows(record ? [record] : []),
              error,
            });
      const callbacks = open.get(topic) ?? new Map<TopicCallback, () => void>();
      callbacks.get(callback)?.();
      open.set(topic, callbacks.set(callback, stop));
      await beginning;
      return { data: null };
    },
    unsubscribe: async (topic, callback) => {
      const callbacks = open.get(topic);
      callbacks?.get(callback)?.();
      callbacks?.delete(callback);
      return { data: null };
    },
  };
};
