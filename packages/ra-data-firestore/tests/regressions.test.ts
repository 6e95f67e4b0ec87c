import { doc, getDoc, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

const PER_PAGE = 10;
const rows = Object.fromEntries(
  Array.from({ length: 60 }, (_, n) => [
    `p${String(n).padStart(2, '0')}`,
    {
      n,
      name: n % 2 ? `Zed~${n}` : `zed ${n}`,
      city: n % 3 ? 'Zürich' : '東京',
      owner: `o${n % 4}`,
      group: n % 5 === 0 ? null : n % 5,
    },
  ]),
);

const byN = (page = 1, filter: Record<string, unknown> = {}) => ({
  pagination: { page, perPage: PER_PAGE },
  sort: { field: 'n', order: 'ASC' as const },
  filter,
});
const numbers = ({ data }: { data: readonly Record<string, unknown>[] }) => data.map(({ n }) => n);

/** Each test is a defect that was reproduced in another provider for react-admin. */
describe.skipIf(!emulator)('defects of the others (Firestore emulator)', () => {
  const { firestore, close } = connect();
  const resources = {
    posts: { search: { strategy: 'tokens' as const, fields: ['name', 'city'] } },
  };
  const provider = firestoreDataProvider({ firestore, resources });
  beforeAll(async () => {
    await seed(firestore, 'plain', rows);
    await provider.createMany('posts', {
      data: Object.entries(rows).map(([id, data]) => ({ id, ...data })),
    });
  });
  afterAll(close);

  it('the very first list after the start has its rows and total', async () => {
    const fresh = connect(undefined);
    const own = firestoreDataProvider({ firestore: fresh.firestore });
    await seed(fresh.firestore, 'first', rows);
    const list = await own.getList('first', byN());
    expect(numbers(list)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(list.total).toBe(60);
    await fresh.close();
  });

  it('pages references, each page for its rows alone', async () => {
    const reference = { target: 'owner', id: 'o1', ...byN(2), pagination: { page: 2, perPage: 5 } };
    await provider.getManyReference('plain', { ...reference, pagination: { page: 1, perPage: 5 } });
    provider.readMeter.reset();
    const second = await provider.getManyReference('plain', reference);
    expect(numbers(second)).toEqual([21, 25, 29, 33, 37]);
    expect(second.total).toBe(15);
    expect(provider.readMeter.total()).toBe(5);
  });

  it('shows the right second page after the last row of the first was edited', async () => {
    await seed(firestore, 'edited', rows);
    const { data } = await provider.getList('edited', byN());
    const last = data.at(-1);
    await provider.update('edited', { id: 'p09', data: { ...last, n: 54.5 }, previousData: last });
    expect(numbers(await provider.getList('edited', byN(2)))).toEqual([
      11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
  });

  it('shows no row twice after somebody else edited the last row of the first page', async () => {
    await seed(firestore, 'edited2', rows);
    const first = numbers(await provider.getList('edited2', byN()));
    await setDoc(doc(firestore, 'edited2/p09'), { n: 54.5 });
    const second = numbers(await provider.getList('edited2', byN(2)));
    expect(first.filter(n => second.includes(n))).toEqual([]);
    expect(second).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('filters text exactly, one field or two, whatever its case and script', async () => {
    const total = async (filter: Record<string, unknown>) =>
      (await provider.getList('plain', byN(1, filter))).total;
    expect(await total({ name: 'Zed~1' })).toBe(1);
    expect(await total({ name: 'Zed' })).toBe(0);
    expect(await total({ city: 'Zürich' })).toBe(40);
    expect(await total({ city: '東京', owner: 'o0' })).toBe(5);
    expect(await total({ city: undefined, name: '' })).toBe(60);
    expect(await total({ group: null })).toBe(12);
  });

  it('searches without regard to case and accents, all words, beyond the first word', async () => {
    const total = async (q: string) => (await provider.getList('posts', byN(1, { q }))).total;
    expect(await total('ZED')).toBe(60);
    expect(await total('zur')).toBe(40);
    expect(await total('東')).toBe(20);
    expect(await total('zurich 59')).toBe(1);
    expect(await total('?!')).toBe(0);
  });

  it('answers a page past the end with no rows, not with an error', async () => {
    expect(await provider.getList('plain', byN(99))).toMatchObject({ data: [], total: 60 });
  });

  it('sorts by id both ways', async () => {
    const ids = async (order: 'ASC' | 'DESC') =>
      (await provider.getList('plain', { ...byN(), sort: { field: 'id', order } })).data
        .map(({ id }) => id)
        .slice(0, 3);
    expect(await ids('ASC')).toEqual(['p00', 'p01', 'p02']);
    expect(await ids('DESC')).toEqual(['p59', 'p58', 'p57']);
  });

  it('rejects a missing record with 404, and leaves it out of many', async () => {
    await expect(provider.getOne('plain', { id: 'ghost' })).rejects.toMatchObject({ status: 404 });
    provider.readMeter.reset();
    const { data } = await provider.getMany('plain', { ids: ['p03', 'ghost', 'p01', 'p03'] });
    expect(data.map(({ id }) => id)).toEqual(['p03', 'p01']);
    expect(provider.readMeter.total()).toBe(3);
  });

  it('understands operators, and refuses those it does not know', async () => {
    const total = async (filter: Record<string, unknown>) =>
      (await provider.getList('plain', byN(1, filter))).total;
    expect(await total({ n_gte: 50 })).toBe(10);
    expect(await total({ n_gt: 10, n_lt: 20 })).toBe(9);
    expect(await total({ owner_in: ['o1', 'o2'] })).toBe(30);
    expect(await total({ owner_nin: ['o1', 'o2'] })).toBe(30);
    expect(await total({ 'n@lte': 4 })).toBe(5);
    for (const filter of [{ n_between: [1, 2] }, { 'n@near': 1 }, { tags_ninc_any: ['a'] }])
      await expect(provider.getList('plain', byN(1, filter))).rejects.toMatchObject({
        status: 400,
        body: { code: 'invalid-query' },
      });
    const declared = firestoreDataProvider({
      firestore,
      resources: { plain: { indexes: { sort: ['n'] } } },
    });
    await expect(declared.getList('plain', byN(1, { q: 'x' }))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('search'),
    });
  });

  it('rejects with HttpErrors whose status is never 200', async () => {
    const denied = provider.getOne('plain', { id: 'a/b' });
    await expect(denied).rejects.toBeInstanceOf(Error);
    await expect(denied).rejects.toMatchObject({ status: 400 });
    await expect(
      provider.getList('plain', byN(1, { n_in: Array.from({ length: 31 }, (_, n) => n) })),
    ).rejects.toMatchObject({ status: 400, body: { field: 'n' } });
  });

  it('updates many as a whole or not at all, and returns what was sent', async () => {
    await seed(firestore, 'atomic', { a: { n: 1 }, b: { n: 1 } });
    await expect(
      provider.updateMany('atomic', { ids: ['a', 'missing', 'b'], data: { n: 2 } }),
    ).rejects.toMatchObject({ status: 404, body: { done: [], failed: ['a', 'missing', 'b'] } });
    expect((await provider.getMany('atomic', { ids: ['a', 'b'] })).data).toEqual([
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
    ]);
  });

  it('returns the whole record from an update', async () => {
    await seed(firestore, 'whole', { a: { n: 1, kept: 'yes' } });
    const previousData = { id: 'a', n: 1, kept: 'yes' };
    const { data } = await provider.update('whole', { id: 'a', data: { n: 2 }, previousData });
    expect(data).toEqual({ id: 'a', n: 2, kept: 'yes' });
    expect(previousData.n).toBe(1);
  });

  it('needs neither window nor localStorage, and keeps nothing in them', () => {
    expect('window' in globalThis).toBe(false);
  });

  it('aborts at once and stops before the next step', async () => {
    const controller = new AbortController();
    controller.abort();
    provider.readMeter.reset();
    await expect(
      provider.getList('plain', { ...byN(4), signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(provider.readMeter.total()).toBe(0);
    const streaming = new AbortController();
    const seen: number[] = [];
    const read = async () => {
      for await (const page of provider.stream('plain', {
        pageSize: 20,
        signal: streaming.signal,
      })) {
        seen.push(page.length);
        streaming.abort();
      }
    };
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([20]);
  });

  it('streams every row once, in order', async () => {
    const seen: unknown[] = [];
    for await (const page of provider.stream('plain', {
      filter: { n_gte: 3 },
      sort: { field: 'n', order: 'DESC' },
      pageSize: 10,
    }))
      seen.push(...page.map(({ n }) => n));
    expect(seen).toEqual(Array.from({ length: 57 }, (_, index) => 59 - index));
    const found: unknown[] = [];
    for await (const page of provider.stream('posts', { filter: { q: 'zed zur' }, pageSize: 7 }))
      found.push(...page);
    expect(found).toHaveLength(40);
  });

  it('counts, sums and averages without reading rows', async () => {
    provider.readMeter.reset();
    const result = await provider.aggregate('plain', {
      filter: { owner: 'o1' },
      sum: ['n', 'group'],
      average: ['n', 'nothing'],
    });
    const mine = Object.values(rows).filter(({ owner }) => owner === 'o1');
    const sum = mine.reduce((total, { n }) => total + n, 0);
    expect(result).toEqual({
      count: 15,
      sum: { n: sum, group: mine.reduce((total, { group }) => total + (group ?? 0), 0) },
      average: { n: sum / 15, nothing: null },
    });
    expect(provider.readMeter.total()).toBe(4);
  });

  it('keeps the microseconds of a stored time that is not edited', async () => {
    const exact = new Timestamp(1_700_000_000, 123_456_000);
    await setDoc(doc(firestore, 'plain/exact'), { n: -1, at: exact });
    const { data } = await provider.getOne('plain', { id: 'exact' });
    await provider.update('plain', { id: 'exact', data: { ...data, n: -2 }, previousData: data });
    expect((await getDoc(doc(firestore, 'plain/exact'))).get('at')).toEqual(exact);
    await provider.delete('plain', { id: 'exact' });
  });
});
