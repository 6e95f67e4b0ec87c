import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { createReadMeter } from './local/readMeter.ts';
import { trackedDataProvider } from './trackedDataProvider.ts';
import type { RecordStore } from './types.ts';

const ADMIN: Actor = { uid: 'admin', email: 'admin@x.example', role: 'superAdmin' };
// The records of this test have little of what a user has.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const unused = () => {
  throw new Error('Not part of this test');
};

/** A store of sixty notes whose commits end as told, the last one again and again. */
const provider = (...ends: (number | null)[]) => {
  const commit = vi.fn(async () => {
    const status = ends.length > 1 ? ends.shift() : ends[0];
    if (status) throw new HttpError('refused', status);
  });
  const store: RecordStore = {
    ...{ getList: unused, getOne: unused, getManyReference: unused, count: unused },
    ...{ aggregate: unused, stream: unused, watchOne: unused, watchList: unused },
    getMany: async (_, { ids }) => ({ data: ids.map(id => ({ id, version: 1 })) as never[] }),
    newId: () => 'a',
    readMeter: createReadMeter(),
    commit,
  };
  return trackedDataProvider(store, ADMIN);
};
const ids = Array.from({ length: 60 }, (_, index) => `u${index}`);

it.each([
  ['it takes no more', [429], 429],
  ['it takes no more after some', [null, 429], 429],
  ['it is out of reach', [503], 503],
  ['it is out of reach after some', [null, 503], 503],
] as const)('tells of the status why many were not deleted: %s', async (_, ends, status) => {
  const deleted = provider(...ends).deleteMany('users', { ids });
  await expect(deleted).rejects.toMatchObject({ status });
});

it('tells of the status why many were not changed', async () => {
  const changed = provider(429).updateMany('users', { ids, data: { status: 'blocked' } });
  await expect(changed).rejects.toMatchObject({ status: 429, message: 'refused' });
});
