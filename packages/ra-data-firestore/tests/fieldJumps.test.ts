import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

const ROWS = 3000;
const PER_PAGE = 25;
const COUNT = 3;
/**
 * Nothing lies between two lists or two maps as far as can be told, and little between texts of
 * several scripts: a part of them is walked.
 */
const SPARE: Readonly<Record<string, number>> = {
  mixed: 260,
  emoji: 260,
  outliers: 130,
};

const kinds = (n: number): unknown => {
  const value = (n * 7919) % 1000;
  return [
    null,
    n % 2 === 0,
    value,
    Timestamp.fromMillis(1.7e12 + value * 1e6),
    `text ${value}`,
    [value],
    { value },
    -0,
  ][n % 8];
};

const fieldsOf = (n: number) => ({
  /** One row lies a billion times further than the others. */
  outlier: n === 17 ? 1e12 : (n * 7919) % ROWS,
  /** Several do, further and further. */
  outliers: n < 6 ? 10 ** (n * 2 + 4) : (n * 7919) % ROWS,
  mixed: kinds(n),
  tied: 'all the same',
  /** Few texts of several scripts, each of many rows. */
  scripts: `${['😀', 'é', '日本', 'Zoo', 'a'][n % 5]}${((n * 7919) % 997) % 40}`,
  emoji: `${[...'😀é日本zA'][n % 6]}${(n * 7919) % ROWS}`,
  even: (n * 7919) % ROWS,
  ...(n % 3 === 0 ? {} : { missing: n % 11 }),
});

describe.skipIf(!emulator)('jumps along fields (Firestore emulator)', () => {
  const { firestore, close } = connect();
  beforeAll(
    () =>
      seed(
        firestore,
        'rows',
        Object.fromEntries(
          Array.from({ length: ROWS }, (_, n) => [`row${String(n).padStart(5, '0')}`, fieldsOf(n)]),
        ),
      ),
    120_000,
  );
  afterAll(close);

  const page = (field: string, order: 'ASC' | 'DESC', number: number) => ({
    pagination: { page: number, perPage: PER_PAGE },
    sort: { field, order },
    filter: {},
  });
  const walked = async (field: string, order: 'ASC' | 'DESC') => {
    const walker = firestoreDataProvider({ firestore, jump: 'walk', maxScan: ROWS });
    const request = { ...page(field, order, 1), pagination: { page: 1, perPage: ROWS } };
    return (await walker.getList('rows', request)).data.map(({ id }) => id);
  };

  it.each(['outlier', 'outliers', 'mixed', 'tied', 'emoji', 'scripts', 'missing'])(
    'reaches every page by %s in few reads, with the rows of a walk',
    async field => {
      for (const order of ['ASC', 'DESC'] as const) {
        const all = await walked(field, order);
        const last = Math.ceil(all.length / PER_PAGE);
        for (const number of [7, last >> 1, last - 5, last]) {
          const provider = firestoreDataProvider({ firestore });
          const { data, total } = await provider.getList('rows', page(field, order, number));
          expect(total).toBe(all.length);
          expect(data.map(({ id }) => id)).toEqual(
            all.slice((number - 1) * PER_PAGE, number * PER_PAGE),
          );
          expect(provider.readMeter.total()).toBeLessThanOrEqual(
            PER_PAGE + COUNT + (SPARE[field] ?? 45),
          );
        }
      }
    },
    120_000,
  );

  it('shows pages 2 to 6, the buttons that people press, for their rows and a few counts', async () => {
    for (const number of [2, 3, 4, 5, 6]) {
      const provider = firestoreDataProvider({ firestore });
      await provider.getList('rows', page('even', 'ASC', 1));
      provider.readMeter.reset();
      const { data } = await provider.getList('rows', page('even', 'ASC', number));
      expect(data[0]?.even).toBe((number - 1) * PER_PAGE);
      expect(provider.readMeter.total()).toBeLessThanOrEqual(PER_PAGE + 10);
    }
  });
});
