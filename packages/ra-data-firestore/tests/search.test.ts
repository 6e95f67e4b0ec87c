import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

const WORDS = ['Amber', 'Birch', 'Cèdre', 'Dogwood', 'Elm'];
const KINDS = ['lamp', 'chair', 'desk'];
const rows = Array.from({ length: 90 }, (_, n) => ({
  id: `r${String(n).padStart(2, '0')}`,
  n,
  title: `${WORDS[n % 5]} ${KINDS[n % 3]}`,
  tags: [`t${n % 2}`],
  status: n % 4 ? 'on' : 'off',
}));

describe.skipIf(!emulator)('search strategies (Firestore emulator)', () => {
  const { firestore, close } = connect();
  afterAll(close);
  const asked: unknown[] = [];
  const provider = firestoreDataProvider({
    firestore,
    maxScan: 60,
    resources: {
      tokens: { search: { strategy: 'tokens', fields: ['title'] } },
      map: { search: { strategy: 'map', fields: ['title'] } },
      prefix: { search: { strategy: 'prefix', field: 'title' } },
      custom: {
        path: 'tokens',
        search: {
          strategy: 'custom',
          find: async request => {
            asked.push(request);
            return ['r07', 'r03', 'gone', 'r01'];
          },
        },
      },
    },
  });
  beforeAll(async () => {
    for (const resource of ['tokens', 'map', 'prefix'])
      await provider.createMany(resource, { data: rows });
  });
  const list = (resource: string, filter: Record<string, unknown>, page = 1, perPage = 5) =>
    provider.getList(resource, {
      filter,
      sort: { field: 'n', order: 'DESC' },
      pagination: { page, perPage },
    });
  const numbers = ({ data }: { data: readonly Record<string, unknown>[] }) =>
    data.map(({ n }) => n);

  it('tokens: pages in the order of the sort, with an exact total for one word', async () => {
    const first = await list('tokens', { q: 'CEDRE' });
    expect(first.total).toBe(18);
    expect(numbers(first)).toEqual([87, 82, 77, 72, 67]);
    expect(numbers(await list('tokens', { q: 'cedre' }, 2))).toEqual([62, 57, 52, 47, 42]);
    expect((await list('tokens', { q: 'ced', status: 'off' })).total).toBe(4);
  });

  it('labels: one by the index, several and others on lists row by row', async () => {
    const labelled = firestoreDataProvider({
      firestore,
      resources: {
        labelled: {
          search: {
            strategy: 'tokens',
            fields: ['title'],
            labels: {
              tag: { fields: ['tags'], values: ({ tags }) => (Array.isArray(tags) ? tags : []) },
              even: { fields: ['n'], values: ({ n }) => [Number(n) % 2 === 0 ? 'yes' : 'no'] },
            },
          },
          indexes: { sort: ['n'], contains: ['tags'], search: true },
        },
      },
    });
    await labelled.createMany('labelled', { data: rows });
    const ask = (filter: Record<string, unknown>) =>
      labelled.getList('labelled', {
        filter,
        sort: { field: 'n', order: 'DESC' },
        pagination: { page: 1, perPage: 5 },
      });
    const one = await ask({ tag: 'T1' });
    expect(one.total).toBe(45);
    expect(numbers(one)).toEqual([89, 87, 85, 83, 81]);
    expect((await ask({ tag: ['t0', 't1'] })).total).toBe(90);
    expect(numbers(await ask({ tag: 't0', even: 'no' }))).toEqual([]);
    expect(numbers(await ask({ tag: 't0', even: 'yes', q: 'elm' }))).toEqual([84, 74, 64, 54, 44]);
    expect(numbers(await ask({ even: 'no', tags_contains: 't1' }))).toEqual([89, 87, 85, 83, 81]);
    await expect(ask({ tag: 5 })).rejects.toMatchObject({ status: 400 });
    await expect(ask({ tag_gt: 'a' })).rejects.toMatchObject({ status: 400 });
    const { data: record } = await labelled.getOne('labelled', { id: 'r89' });
    await labelled.update('labelled', {
      id: 'r89',
      data: { ...record, tags: ['t0'] },
      previousData: record,
    });
    expect((await ask({ tag: 't1' })).total).toBe(44);
  });

  it('tokens: several words, and a word with a tag, are checked row by row', async () => {
    const both = await list('tokens', { q: 'amb lam' }, 1, 4);
    expect(numbers(both)).toEqual([75, 60, 45, 30]);
    expect(both.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    const rest = await list('tokens', { q: 'amb lam' }, 2, 4);
    expect(numbers(rest)).toEqual([15, 0]);
    expect(rest.total).toBe(6);
    expect(numbers(await list('tokens', { q: 'amb lam', tags_contains: 't0' }))).toEqual([
      60, 30, 0,
    ]);
    expect(await provider.count('tokens', { filter: { q: 'amb lam' } })).toBe(6);
    const last = await provider.getList('tokens', {
      filter: { q: 'amb lam' },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 4 },
    });
    expect(numbers(last)).toEqual(
      [...numbers(both), ...numbers(rest)].sort().reverse().slice(0, 4),
    );
  });

  it('tokens: forgets its pages when a tag that is checked row by row changes', async () => {
    const filter = { q: 'amb lam', tags_contains: 't1' };
    expect(numbers(await list('tokens', filter, 1, 2))).toEqual([75, 45]);
    const { data } = await provider.getOne('tokens', { id: 'r60' });
    await provider.update('tokens', {
      id: 'r60',
      data: { ...data, tags: ['t1'] },
      previousData: data,
    });
    expect(numbers(await list('tokens', filter, 2, 2))).toEqual([45, 15]);
    await provider.update('tokens', { id: 'r60', data, previousData: { ...data, tags: ['t1'] } });
  });

  it('tokens: says so when it stops before the page is full, and goes on from there', async () => {
    const capped = firestoreDataProvider({
      firestore,
      maxScan: 10,
      resources: { tokens: { search: { strategy: 'tokens', fields: ['title'] } } },
    });
    const request = {
      filter: { q: 'amb des' },
      sort: { field: 'n', order: 'ASC' as const },
      pagination: { page: 1, perPage: 5 },
    };
    const first = await capped.getList('tokens', request);
    expect(first.meta).toEqual({ partial: true, scanned: 10 });
    expect(first.pageInfo?.hasNextPage).toBe(true);
    expect(numbers(first)).toEqual([5, 20, 35]);
  });

  it('map: finds all words at the price of its rows, by id', async () => {
    provider.readMeter.reset();
    const found = await list('map', { q: 'lam amber' });
    expect(found.total).toBe(6);
    expect(numbers(found)).toEqual([0, 15, 30, 45, 60]);
    expect(provider.readMeter.total()).toBe(6);
    expect((await getDoc(doc(firestore, 'map/r00'))).get('_tokens.amb')).toBe(true);
  });

  it('prefix: finds what begins with the text, without regard to case and accents', async () => {
    expect((await list('prefix', { q: 'CEDRE L' })).total).toBe(6);
    expect((await list('prefix', { q: 'lamp' })).total).toBe(0);
    expect((await provider.getOne('prefix', { id: 'r02' })).data).not.toHaveProperty('_tokens');
  });

  it('refreshes the tokens of documents that others have written, and only theirs', async () => {
    await seed(firestore, 'refreshed', {
      a: { title: 'Oak' },
      b: { title: 'Ash', _tokens: ['old'] },
    });
    const resources = { refreshed: { search: { strategy: 'tokens' as const, fields: ['title'] } } };
    const fresh = firestoreDataProvider({ firestore, resources });
    await fresh.create('refreshed', { data: { id: 'c', title: 'Elm' } });
    expect(await fresh.refreshSearch('refreshed')).toBe(2);
    expect((await getDoc(doc(firestore, 'refreshed/b'))).data()).toEqual({
      title: 'Ash',
      _tokens: ['ash', 'as', 'a'],
    });
    expect(await fresh.refreshSearch('refreshed')).toBe(0);
    await expect(provider.refreshSearch('custom')).rejects.toMatchObject({ status: 400 });
  });

  it('custom: shows the ids that a service found, in its order', async () => {
    const found = await list('custom', { q: 'anything', status: 'on' }, 1, 3);
    expect(numbers(found)).toEqual([7, 3]);
    expect(found.total).toBe(4);
    expect(asked[0]).toMatchObject({
      q: 'anything',
      resource: 'custom',
      filter: { status: 'on' },
      sort: { field: 'n', order: 'DESC' },
    });
    expect(await provider.count('custom', { filter: { q: 'x' } })).toBe(4);
  });
});
