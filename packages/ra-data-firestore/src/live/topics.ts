import { equalValues, QueryError, type StoredRecord } from '../query/index.ts';
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
   * `resource/x`: the rows of the list shown last; `resource/x/id`: one record. Resolves once the
   * database has answered.
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

const parseTopic = (topic: string) => {
  const [kind, resource, ...rest] = topic.split('/');
  if (kind !== 'resource' || !resource)
    throw new QueryError(`The topic "${topic}" is not resource/name or resource/name/id`);
  return { resource, id: rest.length > 0 ? rest.join('/') : undefined };
};

/** Turns what is watched into events; the first state is none, but tells that listening has begun. */
const eventsOf = (topic: string, callback: TopicCallback, begun: () => void) => {
  let known: Rows | undefined;
  const emit = (type: TopicEvent['type'], payload: TopicEvent['payload']) =>
    callback({ topic, type, payload, date: new Date() });
  return {
    rows: (records: readonly StoredRecord[]) => {
      const before = known;
      const rows = new Map(records.map(record => [record.id, record]));
      known = rows;
      if (!before) return begun();
      const changes = changesBetween(before, rows);
      for (const type of ['created', 'updated', 'deleted'] as const)
        if (changes[type].length > 0) emit(type, { ids: changes[type] });
    },
    error: (error: Error) => {
      emit('error', { ids: [], error });
      begun();
    },
  };
};

/** @param shown the request of the list that a resource showed last. */
export const createTopics = (
  watcher: Watcher,
  shown: (resource: string) => PageRequest | undefined,
): Topics => {
  const open = new Map<string, Map<TopicCallback, () => void>>();
  return {
    subscribe: async (topic, callback) => {
      const { resource, id } = parseTopic(topic);
      let begun: () => void = () => undefined;
      const beginning = new Promise<void>(resolve => {
        begun = resolve;
      });
      const { rows, error } = eventsOf(topic, callback, () => begun());
      const stop =
        id === undefined
          ? watcher.watchList(resource, shown(resource) ?? {}, { next: rows, error })
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
