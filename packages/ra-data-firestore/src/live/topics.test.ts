import { describe, expect, it, vi } from 'vitest';
import type { StoredRecord } from '../query/index.ts';
import type { PageRequest } from '../reading/lists.ts';
import type { Subscription } from './listeners.ts';
import { createTopics, type TopicCallback } from './topics.ts';
import type { Watcher } from './watch.ts';

const row = (id: string, n = 0): StoredRecord => ({ id, n });

/** Topics over a database whose answers the test gives in the order it likes. */
const topics = (shown?: PageRequest) => {
  const lists: { request: PageRequest; told: Subscription<StoredRecord[]>; stopped: boolean }[] =
    [];
  const looks: {
    ids: readonly string[];
    answer: (found: StoredRecord[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const watcher: Watcher = {
    watchList: (_resource, request, told) => {
      const list = { request, told, stopped: false };
      lists.push(list);
      return () => {
        list.stopped = true;
      };
    },
    watchOne: (_resource, id, { next, error }) =>
      watcher.watchList('one', { filter: { id } }, { next: rows => next(rows[0] ?? null), error }),
  };
  const events: [string, ...string[]][] = [];
  const callback: TopicCallback = ({ type, payload }) => events.push([type, ...payload.ids]);
  const made = createTopics(
    watcher,
    () => shown,
    (_resource, ids) =>
      new Promise((answer, fail) => {
        looks.push({ ids, answer, fail });
      }),
  );
  return { ...made, lists, looks, events, callback };
};

const followed = async (...rows: StoredRecord[]) => {
  const all = topics();
  const begun = all.subscribe('resource/posts?{}', all.callback);
  const [list] = all.lists;
  if (!list) throw new Error('Nothing is watched');
  const tell = (...next: StoredRecord[]) => list.told.next(next);
  tell(...rows);
  await begun;
  return { ...all, list, tell };
};

describe('topics', () => {
  it('says nothing of the rows that are there at first', async () => {
    const { events, tell } = await followed(row('a'), row('b'));
    tell(row('a'), row('b'));
    expect(events).toEqual([]);
    tell(row('new'), row('a', 1));
    expect(events).toEqual([
      ['created', 'new'],
      ['updated', 'a'],
    ]);
  });

  it('tells rows that are deleted from those that were pushed off or no longer match', async () => {
    const { events, looks, tell } = await followed(row('a'), row('b'), row('c'), row('d'));
    tell(row('d'));
    expect(events).toEqual([]);
    expect(looks.map(({ ids }) => ids)).toEqual([['a', 'b', 'c']]);
    looks[0]?.answer([row('b'), row('c', 9)]);
    await vi.waitFor(() =>
      expect(events).toEqual([
        ['deleted', 'a'],
        ['updated', 'c'],
      ]),
    );
  });

  it('tells each deletion, whichever look is answered first', async () => {
    const { events, looks, tell } = await followed(row('a'), row('b'), row('c'));
    tell(row('b'), row('c'));
    tell(row('c'));
    looks[1]?.answer([]);
    looks[0]?.answer([]);
    await vi.waitFor(() =>
      expect(events).toEqual([
        ['deleted', 'b'],
        ['deleted', 'a'],
      ]),
    );
  });

  it('calls nothing deleted that it could not look at', async () => {
    const { events, looks, tell } = await followed(row('a'), row('b'));
    tell(row('b'));
    looks[0]?.fail(new Error('unreachable'));
    await vi.waitFor(() => expect(events).toEqual([['error', 'a']]));
  });

  it('follows the list that its name has, or the one shown, and stops when told', async () => {
    const shown: PageRequest = { filter: { a: 1 } };
    const { subscribe, unsubscribe, callback, lists } = topics(shown);
    const named = { sort: { field: 'n', order: 'ASC' }, filter: { q: '?' } };
    const both = [
      subscribe(`resource/posts?${JSON.stringify(named)}`, callback),
      subscribe('resource/posts', callback),
      subscribe('resource/posts/a/b', callback),
    ];
    await Promise.resolve();
    expect(lists.map(({ request }) => request)).toEqual([named, shown, { filter: { id: 'a/b' } }]);
    for (const { told } of lists) told.error(new Error('denied'));
    await Promise.all(both);
    await unsubscribe('resource/posts', () => undefined);
    expect(lists.map(({ stopped }) => stopped)).toEqual([false, false, false]);
    await unsubscribe('resource/posts', callback);
    expect(lists.map(({ stopped }) => stopped)).toEqual([false, true, false]);
  });

  it('refuses a name that it cannot read', async () => {
    const { subscribe, callback } = topics();
    for (const name of ['posts', 'resource/', 'resource/posts?{x'])
      await expect(subscribe(name, callback)).rejects.toThrow(name);
  });
});
