import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

const view = (name: string) => ({
  userId: 'admin',
  resource: 'live',
  name,
  filter: {},
  sort: { field: 'title', order: 'ASC' },
  perPage: 25,
  columns: null,
  sharedWith: null,
  opens: null,
  createdAt: new Date('2026-11-01T00:00:00Z'),
});

const put = (id: string, name: string, day = '2026-11-01'): Write => ({
  type: 'set',
  collection: 'savedViews',
  id,
  data: { ...view(name), createdAt: new Date(`${day}T00:00:00Z`) },
});

/** Live documents and lists. */
export const describeLive = (createHarness: () => Promise<ContractHarness>) => {
  describe('live', () => {
    let harness: ContractHarness;

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 60 })];
      await harness.seed(records.filter(({ collection }) => collection === 'business'));
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(() => harness.signInAs(claimsFor('admin')));

    it('tells of a document that comes, changes and goes', async () => {
      const provider = harness.provider();
      const seen: unknown[] = [];
      const end = provider.watchOne('savedViews', 'live-one', {
        next: value => seen.push(value?.name ?? null),
        error: error => seen.push(error),
      });
      await expect.poll(() => seen).toEqual([null]);
      await provider.commit([put('live-one', 'One')]);
      await expect.poll(() => seen).toEqual([null, 'One']);
      await provider.commit([put('live-one', 'Two')]);
      await expect.poll(() => seen).toEqual([null, 'One', 'Two']);
      await provider.commit([{ type: 'delete', collection: 'savedViews', id: 'live-one' }]);
      await expect.poll(() => seen).toEqual([null, 'One', 'Two', null]);
      end();
      await provider.commit([put('live-one', 'Three')]);
      await new Promise(resolve => setTimeout(resolve, 150));
      expect(seen).toHaveLength(4);
    });

    it('tells of the first rows of a list, in order', async () => {
      const provider = harness.provider();
      const seen: unknown[] = [];
      const end = provider.watchList(
        'savedViews',
        {
          filter: { userId: 'admin', resource: 'live' },
          sort: { field: 'createdAt', order: 'DESC' },
          limit: 2,
        },
        {
          next: rows => seen.push(rows.map(({ name }) => name).join()),
          error: error => seen.push(error),
        },
      );
      await expect.poll(() => seen.length).toBe(1);
      await provider.commit([put('list-m', 'M', '2026-11-03'), put('list-t', 'T', '2026-11-02')]);
      await expect.poll(() => seen.at(-1)).toBe('M,T');
      await provider.commit([put('list-a', 'A', '2026-11-04')]);
      await expect.poll(() => seen.at(-1)).toBe('A,M');
      end();
    });

    it('says when somebody may not watch', async () => {
      await harness.signInAs(claimsFor('owner'));
      const errors: Error[] = [];
      const end = harness.provider().watchOne('users', 'u0001', {
        next: () => errors.push(new Error('shown')),
        error: error => errors.push(error),
      });
      await expect.poll(() => errors.length).toBe(1);
      expect(errors[0]).toMatchObject({ status: 403 });
      end();
    });
  });
};
