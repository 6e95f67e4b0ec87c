import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import { commitOnceOrAnew, findCarriedOut, type Unanswered } from './commitOnce.ts';

const UNREACHABLE = new HttpError('gone', 503);
const CONFLICT = new HttpError('changed since', 409);

/** A store with one record, whose commits fail as told: before they are carried out, or after. */
const storeOf = (...faults: ('lost' | 'notCarriedOut' | 'conflict' | 'none')[]) => {
  const record = { id: 'r', auditId: 'before', version: 1 };
  const entries: string[] = [];
  let ids = 0;
  return {
    record,
    entries,
    store: {
      newId: () => `a${++ids}`,
      getMany: async () => ({ data: [record] as never[] }),
      commit: async (writes: readonly Write[]) => {
        const fault = faults.shift() ?? 'none';
        if (fault === 'notCarriedOut') throw UNREACHABLE;
        const auditId = writes[0]?.id ?? '';
        if (fault === 'conflict' || record.version !== 1) throw CONFLICT;
        Object.assign(record, { auditId, version: 2 });
        entries.push(auditId);
        if (fault === 'lost') throw UNREACHABLE;
      },
    },
  };
};

const rounds = (
  store: ReturnType<typeof storeOf>['store'],
  unanswered: Unanswered<string> = new Map(),
  isRefused = () => false,
) => {
  const prepare = async () => {
    if (isRefused()) throw new Error('done already');
    const id = store.newId();
    const data = { resource: 'requests', records: ['r'] };
    const writes: Write[] = [{ type: 'create', collection: 'audit', id, data }];
    return { writes, done: `by ${id}` };
  };
  return async () => (await commitOnceOrAnew(store, unanswered, 'one', prepare)).done;
};

it('finds what was carried out without an answer', async () => {
  const { store, entries } = storeOf('lost');
  const round = rounds(store);
  await expect(round()).rejects.toBe(UNREACHABLE);
  expect(await round()).toBe('by a1');
  expect(entries).toEqual(['a1']);
});

it('finds it where it can be seen before the commit that it was done', async () => {
  const { store, record, entries } = storeOf('lost');
  const round = rounds(store, new Map(), () => record.version > 1);
  await expect(round()).rejects.toBe(UNREACHABLE);
  expect(await round()).toBe('by a1');
  expect(entries).toEqual(['a1']);
});

it('makes it again under the same entry where it was not, however often', async () => {
  const { store, entries } = storeOf('notCarriedOut', 'notCarriedOut');
  const round = rounds(store);
  await expect(round()).rejects.toBe(UNREACHABLE);
  await expect(round()).rejects.toBe(UNREACHABLE);
  expect(await round()).toBe('by a1');
  expect(entries).toEqual(['a1']);
});

it('prepares it anew where somebody else was faster', async () => {
  const { store, record, entries } = storeOf('notCarriedOut', 'conflict');
  const round = rounds(store);
  await expect(round()).rejects.toBe(UNREACHABLE);
  Object.assign(record, { auditId: 'another' });
  expect(await round()).toBe('by a2');
  expect(entries).toEqual(['a2']);
});

it('says that somebody else changed it meanwhile', async () => {
  const { store, record } = storeOf('notCarriedOut');
  const round = rounds(store);
  await expect(round()).rejects.toBe(UNREACHABLE);
  Object.assign(record, { auditId: 'another', version: 2 });
  await expect(round()).rejects.toBe(CONFLICT);
});

it('takes nobody’s change for its own where no answer was lost', async () => {
  const { store, record } = storeOf();
  Object.assign(record, { auditId: 'a1', version: 2 });
  await expect(rounds(store)()).rejects.toBe(CONFLICT);
});

it.each([
  [401, 'knows nobody any more'],
  [503, 'is out of reach'],
])('still waits for an answer where reading says %i: the back end %s', async status => {
  const { store } = storeOf('lost');
  const unanswered: Unanswered<string> = new Map();
  await expect(rounds(store, unanswered)()).rejects.toBe(UNREACHABLE);
  const unread = new HttpError('not read', status);
  const getMany = () => Promise.reject(unread);
  await expect(rounds({ ...store, getMany }, unanswered)()).rejects.toBe(unread);
  expect(await rounds(store, unanswered)()).toBe('by a1');
});

it('finds one that was carried out, once', async () => {
  const { store } = storeOf('notCarriedOut', 'lost');
  const unanswered: Unanswered<string> = new Map();
  await expect(rounds(store, unanswered)()).rejects.toBe(UNREACHABLE);
  expect(await findCarriedOut(store, unanswered)).toBeNull();
  await expect(rounds(store, unanswered)()).rejects.toBe(UNREACHABLE);
  expect(await findCarriedOut(store, unanswered, ['another'])).toBeNull();
  expect((await findCarriedOut(store, unanswered))?.done).toBe('by a1');
  expect(await findCarriedOut(store, unanswered)).toBeNull();
});
