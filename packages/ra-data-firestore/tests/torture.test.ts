import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { fold, matches, parseFilter, sortRecords, toOrder } from '../src/query/index.ts';
import { fromFirestore } from '../src/values.ts';
import { connect, emulator, seed } from './support/emulator.ts';

/**
 * A fixed number of steps with the other tests; as long as one likes on demand:
 * `TORTURE_SECONDS=3600 TORTURE_SEED=8 npx vitest run --project provider packages/ra-data-firestore/tests/torture.test.ts`
 */
const STEPS = 100;
const DURATION = Number(process.env.TORTURE_SECONDS ?? 0) * 1000;
const SEED = Number(process.env.TORTURE_SEED ?? 7);

const random = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

const SORTS = ['id', 'id', 'id', 'price', 'mixed', 'tied', 'title', 'at', 'sparse'] as const;
const SIZES = [2, 5, 10, 25, 100];

const isSearched = (value: unknown) => typeof value === 'string' || typeof value === 'number';

describe.skipIf(!emulator)('lists while everybody writes (Firestore emulator)', () => {
  const { firestore, projectId, close } = connect();
  const other = connect(projectId);
  afterAll(async () => {
    await close();
    await other.close();
  });
  const below = random(SEED);
  const one = <T>(all: readonly T[]): T => {
    const found = all[below(all.length)];
    if (found === undefined) throw new Error('Nothing to choose from');
    return found;
  };
  const fields = () => ({
    price: one([below(50), 1e12, -0, below(1000) / 7]),
    mixed: one<unknown>([
      null,
      true,
      below(9),
      `t${below(9)}`,
      Timestamp.fromMillis(below(9) * 1e9),
    ]),
    tied: 'same',
    title: `${one(['😀', 'é', '日本', 'Zoo', 'a'])}${below(40)}`,
    at: Timestamp.fromMillis(1.7e12 + below(1e6) * 1000),
    group: `g${below(4)}`,
    ...(below(3) === 0 ? { sparse: below(5) } : {}),
  });
  const filters = () =>
    one<Record<string, unknown>>([
      {},
      {},
      { group: `g${below(4)}` },
      { group_in: ['g0', 'g2'] },
      { '@or': { group: 'g1', price: 7 } },
      // Row by row, for nothing is configured: by the last ids too, as references are searched.
      { q: `${one(['zoo', 'e', '日本', 'a'])}${below(4)} SAME` },
    ]);

  /** What a fresh read says, sorted in memory. */
  const oracle = async (filter: Record<string, unknown>, field: string, order: 'ASC' | 'DESC') => {
    const { docs } = await getDocsFromServer(collection(other.firestore, 'rows'));
    const records = docs.map(row => ({ ...fromFirestore(row.data()), id: row.id }));
    const { search = '', ...asked } = parseFilter(filter);
    const query = { ...asked, orderBy: toOrder({ field, order }) };
    const hasWords = ({ id: _, ...record }: { id: string }) => {
      const text = fold(Object.values(record).filter(isSearched).join('\n'));
      return fold(search)
        .split(' ')
        .every(word => text.includes(word));
    };
    return sortRecords(
      records.filter(record => matches(record, query) && hasWords(record)),
      query,
    ).map(({ id }) => id);
  };

  it(
    'shows the rows and totals of a fresh read, whoever wrote before',
    async () => {
      const ids = Array.from({ length: 300 }, (_, n) =>
        one([`row${n}`, `${n}`, `x-${below(1e6)}-${n}`]),
      );
      await seed(firestore, 'rows', Object.fromEntries(ids.map(id => [id, fields()])));
      const provider = firestoreDataProvider({ firestore });
      const live = [...ids];
      const until = Date.now() + DURATION;
      let lists = 0;
      for (let steps = 0; DURATION ? Date.now() < until : steps < STEPS; steps++) {
        const step = below(10);
        if (step < 2) {
          const { data } = await provider.create('rows', { data: fields() });
          live.push(String(data.id));
        } else if (step === 2 && live.length > 250) {
          const [id = ''] = live.splice(below(live.length), 1);
          await provider.delete('rows', { id });
        } else if (step === 3) {
          // Another client writes where nobody can know: a page looked at anew must know it again.
          if (below(2) && live.length > 250)
            await deleteDoc(
              doc(other.firestore, 'rows', live.splice(below(live.length), 1)[0] ?? ''),
            );
          else {
            const id = `o${below(1e9)}`;
            live.push(id);
            await setDoc(doc(other.firestore, 'rows', id), fields());
          }
          const fresh = firestoreDataProvider({ firestore });
          await compare(fresh);
          // What this provider remembers is at most a minute old: from here on it is forgotten.
          await provider
            .create('rows', { data: fields() })
            .then(({ data }) => live.push(String(data.id)));
        } else await compare(provider);
      }
      expect(lists).toBeGreaterThan(3);

      async function compare(asked: typeof provider) {
        lists++;
        const [filter, field, order] = [filters(), one(SORTS), one(['ASC', 'DESC'] as const)];
        const perPage = one(SIZES);
        const expected = await oracle(filter, field, order);
        const page = 1 + below(Math.ceil(expected.length / perPage) + 1);
        const request = {
          pagination: { page, perPage },
          sort: { field, order },
          filter,
        };
        const controller = new AbortController();
        const aborted = asked.getList('rows', { ...request, signal: controller.signal });
        if (below(4) === 0) controller.abort();
        const [result] = await Promise.all([
          asked.getList('rows', request),
          aborted.catch(error => {
            if (!controller.signal.aborted) throw error;
          }),
        ]);
        const shown = expected.slice((page - 1) * perPage, page * perPage);
        expect({ request, ids: result.data.map(({ id }) => id) }).toEqual({
          request,
          ids: shown,
        });
        // A search knows its total where it has come to the end.
        const total = filter.q === undefined ? result.total : (result.total ?? expected.length);
        expect({ request, total }).toEqual({ request, total: expected.length });
      }
    },
    DURATION + 180_000,
  );
});
