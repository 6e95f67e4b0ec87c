import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { compareStrings } from '../src/query/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';
import { ID_SHAPES, mixedIds } from './support/idShapes.ts';

const ROWS = 5000;
const COUNT = ROWS / 1000;
/** Reads beyond the rows shown and the count of all. */
const SPARE = 10;
/** Words begin with few of the texts of their shape: reading a few more beats counting on. */
const SPARE_WORDS = 60;
/** Where shapes are mixed, the texts between known places are halved. */
const SPARE_MIXED = 80;
/** Among equal values, the way to their ids: half of them are counted, and both ends looked at. */
const SPARE_TIES = 15;

const byId = (order: 'ASC' | 'DESC', page: number, perPage: number) => ({
  pagination: { page, perPage },
  sort: { field: 'id', order },
  filter: {},
});

describe.skipIf(!emulator)('what react-admin asks by default (Firestore emulator)', () => {
  for (const [name, make] of Object.entries({ ...ID_SHAPES, mixed: mixedIds }))
    describe(`${ROWS} documents with ${name} ids`, () => {
      const { firestore, close } = connect();
      const ids = make(ROWS).sort(compareStrings);
      const spare = name === 'mixed' ? SPARE_MIXED : name.includes('words') ? SPARE_WORDS : SPARE;
      const options = { resources: { rows: { queries: { equality: ['owner'], sort: ['n'] } } } };
      const cost = async (
        work: (provider: ReturnType<typeof firestoreDataProvider>) => Promise<unknown>,
        provider = firestoreDataProvider({ firestore, ...options }),
      ) => {
        provider.readMeter.reset();
        await work(provider);
        return provider.readMeter.total();
      };

      beforeAll(
        () =>
          seed(
            firestore,
            'rows',
            Object.fromEntries(
              ids.map((id, n) => [id, { n: n % 97, owner: `o${n % 100}`, same: 'x' }]),
            ),
          ),
        120_000,
      );
      afterAll(close);

      it('<Count> counts, and reads no row', async () => {
        const reads = await cost(async provider => {
          expect(await provider.getList('rows', byId('DESC', 1, 1))).toEqual({
            data: [],
            total: ROWS,
            meta: { countOnly: true },
          });
        });
        expect(reads).toBe(COUNT);
      });

      it('<ReferenceManyCount> counts its references', async () => {
        const reads = await cost(async provider => {
          const asked = { ...byId('DESC', 1, 1), target: 'owner', id: 'o7' };
          expect((await provider.getManyReference('rows', asked)).total).toBe(ROWS / 100);
        });
        expect(reads).toBe(1);
      });

      it('one row by descending ids is there for who asks for it', async () => {
        const provider = firestoreDataProvider({ firestore });
        const { data } = await provider.getList('rows', {
          ...byId('DESC', 1, 1),
          meta: { countOnly: false },
        });
        expect(data.map(({ id }) => id)).toEqual(ids.slice(-1));
      });

      it('<ReferenceInput>, <ReferenceManyField> and useGetList read the last ids', async () => {
        const down = [...ids].reverse();
        const provider = firestoreDataProvider({ firestore, ...options });
        for (const [page, extra] of [
          [1, COUNT],
          [2, 0],
          [3, 0],
        ] as const) {
          const reads = await cost(async () => {
            const { data, total } = await provider.getList('rows', byId('DESC', page, 25));
            expect(data.map(({ id }) => id)).toEqual(down.slice((page - 1) * 25, page * 25));
            expect(total).toBe(ROWS);
          }, provider);
          expect(reads).toBeLessThanOrEqual(25 + extra + spare);
        }
        const reference = { ...byId('DESC', 1, 25), target: 'owner', id: 'o7' };
        const reads = await cost(async () => {
          const { data } = await provider.getManyReference('rows', reference);
          expect(data.map(({ id }) => id)).toEqual(
            down.filter(id => ids.indexOf(id) % 100 === 7).slice(0, 25),
          );
        }, provider);
        expect(reads).toBeLessThanOrEqual(25 + 1 + 25);
      });

      it.each(['ASC', 'DESC'] as const)(
        'reaches the middle of 5,000 equal values, %s',
        async order => {
          const sorted = order === 'ASC' ? ids : [...ids].reverse();
          const reads = await cost(async provider => {
            const { data, total } = await provider.getList('rows', {
              ...byId(order, 100, 25),
              sort: { field: 'same', order },
            });
            expect(data.map(({ id }) => id)).toEqual(sorted.slice(99 * 25, 100 * 25));
            expect(total).toBe(ROWS);
          }, firestoreDataProvider({ firestore }));
          expect(reads).toBeLessThanOrEqual(25 + COUNT + spare + SPARE_TIES);
        },
      );

      it.each([1, 2, 40, 199, 200])('<List> shows page %i of 200, cold', async page => {
        const reads = await cost(async provider => {
          const { data, total } = await provider.getList('rows', byId('ASC', page, 25));
          expect(data.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 25, page * 25));
          expect(total).toBe(ROWS);
        });
        // Half of the collection is counted to reach its middle.
        const middle = page === 40 ? 5 : 0;
        expect(reads).toBeLessThanOrEqual(25 + COUNT + spare + middle);
      });
    });
});
