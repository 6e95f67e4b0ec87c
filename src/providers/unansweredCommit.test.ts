import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import { commitOnce, type Unanswered } from './unansweredCommit.ts';

const UNREACHABLE = new HttpError('gone', 503);
const CONFLICT = new HttpError('changed since', 409);

/** A store with one record, whose commits fail as told: before they are carried out, or after. */
const storeOf = (...faults: ('lost' | 'notCarriedOut' | 'none')[]) => {
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
        if (record.version !== 1) throw CONFLICT;
        Object.assign(record, { auditId, version: 2 });
        entries.push(auditId);
        if (fault === 'lost') throw UNREACHABLE;
      },
    },
  };
};
const item = { name: 'one' };

const rounds = (store: ReturnType<typeof storeOf>['store'], isRefused = () => false) => {
  const unanswered: Unanswered<typeof item, string> = new Map();
  return () =>
    commitOnce(store, 'requests', item, unanswered, async auditId => {
      if (isRefused()) throw new Error('done already');
      return {
        writes: [{ type: 'create', collection: 'audit', id: auditId, data: {} }],
        ...{ ids: ['r'], done: `by ${auditId}` },
      };
    });
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
  const round = rounds(store, () => record.version > 1);
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
