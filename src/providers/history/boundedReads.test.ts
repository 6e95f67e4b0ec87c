import { describe, expect, it } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { testEntry } from '@/domain/history/testEntry.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { readSteps } from './readSteps.ts';
import { readTrail } from './readTrail.ts';

const owner: Actor = { uid: 'owner', email: 'owner@shop.example', role: 'owner' };
const noon = new Date(Date.UTC(2026, 10, 20, 12, 30));

/** A trail in memory that counts what is read of it. */
const trailOf = (entries: readonly AuditEntry[]) => {
  const count = { reads: 0 };
  const dataProvider = {
    getMany: async (_: string, { ids }: { ids: readonly string[] }) => {
      const data = entries.filter(({ id }) => ids.includes(id));
      count.reads += data.length;
      return { data };
    },
    async *stream(
      _: string,
      { filter, pageSize = 1000 }: { filter: Record<string, unknown>; pageSize?: number },
    ) {
      const found = entries.filter(
        ({ batchId, businessId, records }) =>
          (filter.batchId === undefined || filter.batchId === batchId) &&
          filter.businessId === businessId &&
          (filter.records_contains === undefined ||
            records.includes(String(filter.records_contains))),
      );
      for (let start = 0; start < found.length; start += pageSize) {
        const page = found.slice(start, start + pageSize);
        count.reads += page.length;
        yield page;
      }
    },
  } as Pick<BackOfficeDataProvider, 'getMany' | 'stream'>;
  return { count, dataProvider };
};

const parts = (count: number, batchId: string) =>
  Array.from({ length: count }, (_, index) =>
    testEntry(`${batchId}-${index}`, index % 30, { [`p${index}`]: [] }, { batchId }),
  );

describe('readSteps', () => {
  it('reads the parts that were written together with a step', async () => {
    const { dataProvider, count } = trailOf([...parts(120, 'a'), ...parts(5, 'b')]);
    const { entries, capped } = await readSteps(dataProvider, ['a-7'], owner, noon);
    expect([entries.length, capped, count.reads]).toEqual([120, false, 121]);
  });

  it('reads no more than it takes back, and says so', async () => {
    const { dataProvider, count } = trailOf([...parts(900, 'a'), ...parts(900, 'b')]);
    const { entries, capped } = await readSteps(dataProvider, ['a-1', 'b-1'], owner, noon);
    expect([entries.length, capped]).toEqual([300, true]);
    expect(count.reads).toBeLessThanOrEqual(2 + 400);
  });

  it('takes back exactly as many as it may without a word', async () => {
    const { dataProvider } = trailOf(parts(300, 'a'));
    const { entries, capped } = await readSteps(dataProvider, ['a-1'], owner, noon);
    expect([entries.length, capped]).toEqual([300, false]);
  });
});

describe('readTrail', () => {
  it('reads no further than it compares, and says so', async () => {
    const { dataProvider, count } = trailOf(parts(900, 'a'));
    const query = { businessId: 'owner', since: new Date(0), actor: owner, most: 400 };
    expect((await readTrail(dataProvider, query)).capped).toBe(true);
    expect(count.reads).toBeLessThanOrEqual(400 + 200);
  });

  it('reads of a few chosen products what concerns them, each step once', async () => {
    const both = testEntry('both', 31, { p1: [], p2: [] });
    const { dataProvider } = trailOf([...parts(900, 'a'), both]);
    const query = { businessId: 'owner', since: new Date(0), actor: owner, most: 400 };
    const { entries, capped } = await readTrail(dataProvider, { ...query, ids: ['p1', 'p2'] });
    expect([entries.map(({ id }) => id).sort(), capped]).toEqual([['a-1', 'a-2', 'both'], false]);
  });

  it('compares with all of as many as it may read', async () => {
    const { dataProvider } = trailOf(parts(400, 'a'));
    const query = { businessId: 'owner', since: new Date(0), actor: owner, most: 400 };
    expect((await readTrail(dataProvider, query)).capped).toBe(false);
  });
});
