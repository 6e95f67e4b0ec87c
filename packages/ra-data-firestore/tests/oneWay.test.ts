import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import type { QueryDeclaration } from '../src/query/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

const ROWS = 2000;
const PER_PAGE = 25;
const FROM = Date.UTC(2025, 0, 1);

/** Some share their time, as records of one import do. */
const at = (n: number) =>
  Timestamp.fromMillis(FROM + Math.floor(((n * 7919) % ROWS) / 3) * 3_600_000);

const declared: QueryDeclaration = {
  equality: ['status'],
  range: ['at'],
  sort: [{ field: 'at', direction: 'desc' }],
};

describe.skipIf(!emulator)('lists that are declared in one direction (Firestore emulator)', () => {
  const { firestore, close } = connect();
  beforeAll(
    () =>
      seed(
        firestore,
        'oneWay',
        Object.fromEntries(
          Array.from({ length: ROWS }, (_, n) => [
            `row${String(n).padStart(5, '0')}`,
            { status: 'a', at: at(n) },
          ]),
        ),
      ),
    120_000,
  );
  afterAll(close);

  const page = (number: number, perPage = PER_PAGE) => ({
    pagination: { page: number, perPage },
    sort: { field: 'at', order: 'DESC' as const },
    filter: { status: 'a' },
  });
  const provider = (maxScan = 1000) =>
    firestoreDataProvider({
      firestore,
      maxScan,
      resources: { oneWay: { indexes: declared, types: { at: 'date' } } },
    });

  it('reach every page by counting, though their end cannot be read', async () => {
    const walker = firestoreDataProvider({ firestore, jump: 'walk', maxScan: ROWS });
    const all = (await walker.getList('oneWay', page(1, ROWS))).data.map(({ id }) => id);
    expect(all).toHaveLength(ROWS);
    const last = ROWS / PER_PAGE;
    for (const number of [9, last >> 1, last - 5, last]) {
      const asked = provider();
      const { data, total } = await asked.getList('oneWay', page(number));
      expect(data.map(({ id }) => id)).toEqual(
        all.slice((number - 1) * PER_PAGE, number * PER_PAGE),
      );
      expect(total).toBe(ROWS);
      expect(asked.readMeter.total()).toBeLessThan(PER_PAGE + 60);
    }
  });

  it('are counted in that direction, and refused in the other', async () => {
    const asked = provider();
    const filter = { status: 'a', at_gte: new Date(FROM + 3_600_000) };
    expect(await asked.count('oneWay', { filter })).toBe(ROWS - 3);
    await expect(
      asked.getList('oneWay', { ...page(1), sort: { field: 'at', order: 'ASC' } }),
    ).rejects.toMatchObject({ status: 400, body: { code: 'undeclared-query' } });
  });
});
