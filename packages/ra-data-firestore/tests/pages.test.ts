import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

const ROWS = 1200;
const PER_PAGE = 10;

/**
 * Billed reads of one cold page of ten. Ids that are numbers in a row are the hard case: Firestore
 * does not tell the last one.
 */
const MOST_READS: Readonly<Record<string, number>> = {
  price: 35,
  skewed: 45,
  stock: 35,
  created: 35,
  title: 35,
  mixed: 80,
  constant: 35,
};

type Row = { id: string; [field: string]: unknown };

/** Rows whose fields are uniform, skewed, of few values, of mixed types, and texts. */
const rows: Row[] = Array.from({ length: ROWS }, (_, index) => {
  const random = ((index * 7919) % ROWS) / ROWS;
  return {
    id: `row${String((index * 131) % ROWS).padStart(4, '0')}`,
    price: Math.round(random * 100_000) / 100,
    skewed: Math.round(Math.exp(random * 12)),
    stock: index % 7,
    created: new Date(Date.UTC(2026, 0, 1) + Math.floor(random * 1e10)),
    title: `${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${(random * 1e6).toString(36)}`,
    mixed: [null, random, `text ${index % 9}`, index % 2 === 0, new Date(index * 1000)][index % 5],
    constant: 'same',
  };
});

describe.skipIf(!emulator)('pages (Firestore emulator)', () => {
  const admin = connect();
  beforeAll(() =>
    seed(admin.firestore, 'rows', Object.fromEntries(rows.map(({ id, ...data }) => [id, data]))),
  );
  afterAll(admin.close);

  const order = (field: string, direction: 'ASC' | 'DESC') => async () => {
    const provider = firestoreDataProvider({
      firestore: admin.firestore,
      jump: 'walk',
      maxScan: ROWS,
    });
    const all = await provider.getList('rows', {
      pagination: { page: 1, perPage: ROWS },
      sort: { field, order: direction },
      filter: {},
    });
    return all.data.map(({ id }) => id);
  };

  for (const field of ['price', 'skewed', 'stock', 'created', 'title', 'mixed', 'constant', 'id'])
    for (const direction of ['ASC', 'DESC'] as const)
      it(`shows the same rows as a walk on any cold page by ${field} ${direction}`, async () => {
        const walked = await order(field, direction)();
        expect(walked).toHaveLength(ROWS);
        const costs: number[] = [];
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.integer({ min: 1, max: ROWS / PER_PAGE + 1 }), {
              minLength: 1,
              maxLength: 3,
            }),
            async pages => {
              const provider = firestoreDataProvider({ firestore: admin.firestore });
              for (const page of pages) {
                provider.readMeter.reset();
                const { data, total } = await provider.getList('rows', {
                  pagination: { page, perPage: PER_PAGE },
                  sort: { field, order: direction },
                  filter: {},
                });
                expect(total).toBe(ROWS);
                expect(data.map(({ id }) => id)).toEqual(
                  walked.slice((page - 1) * PER_PAGE, page * PER_PAGE),
                );
                costs.push(provider.readMeter.total());
              }
            },
          ),
          { numRuns: 6, seed: 3 },
        );
        expect(Math.max(...costs)).toBeLessThanOrEqual(MOST_READS[field] ?? ROWS);
      }, 120_000);

  const price = (page: number, meta: object = {}) => ({
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'price', order: 'ASC' as const },
    filter: {},
    meta,
  });

  it.each([
    ['cached', [12, 10], { total: ROWS }],
    ['count', [12, 12], { total: ROWS }],
    ['capped', [12, 12], { pageInfo: { hasNextPage: true, hasPreviousPage: true } }],
    ['none', [11, 11], { pageInfo: { hasNextPage: true, hasPreviousPage: true } }],
  ] as const)('costs %s totals as documented', async (total, costs, expected) => {
    const provider = firestoreDataProvider({ firestore: admin.firestore, total, totalCap: 100 });
    for (const [index, cost] of costs.entries()) {
      provider.readMeter.reset();
      const result = await provider.getList('rows', price(index + 1));
      expect(provider.readMeter.total()).toBe(cost);
      if (index === 1) expect(result).toMatchObject(expected);
    }
  });

  it('counts without reading rows where only the total is asked', async () => {
    const provider = firestoreDataProvider({ firestore: admin.firestore });
    const result = await provider.getList('rows', price(1, { countOnly: true }));
    expect(result).toEqual({ data: [], total: ROWS, meta: { countOnly: true } });
    expect(provider.readMeter.total()).toBe(2);
  });

  it('refuses to walk further than maxScan, and says what to do', async () => {
    const provider = firestoreDataProvider({
      firestore: admin.firestore,
      jump: 'walk',
      maxScan: 100,
    });
    await expect(provider.getList('rows', price(60))).rejects.toMatchObject({
      status: 400,
      body: { code: 'too-far', skip: 590 },
      message: expect.stringContaining('maxScan'),
    });
    expect((await provider.getList('rows', price(115))).data).toHaveLength(PER_PAGE);
  });

  it('forgets its positions and totals after the cache time', async () => {
    const provider = firestoreDataProvider({ firestore: admin.firestore, cacheTime: 0 });
    await provider.getList('rows', price(1));
    provider.readMeter.reset();
    await provider.getList('rows', price(2));
    // The count again, the rows, and the way to them: with a position it would be the rows alone.
    expect(provider.readMeter.total()).toBeGreaterThanOrEqual(2 + PER_PAGE);
    expect(provider.readMeter.total()).toBeLessThanOrEqual(2 + 2 * PER_PAGE);
  });

  it('reads dates as dates', async () => {
    const provider = firestoreDataProvider({ firestore: admin.firestore });
    const { data } = await provider.getOne('rows', { id: 'row0000' });
    expect(data.created).toBeInstanceOf(Date);
    expect(data.created).not.toBeInstanceOf(Timestamp);
  });
});
