import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

describe.skipIf(!emulator)('sub-collections and collection groups (Firestore emulator)', () => {
  const { firestore, close } = connect();
  const provider = firestoreDataProvider({
    firestore,
    resources: {
      entries: { path: ({ parent }) => `games/${parent}/entries` },
      allEntries: { path: 'entries', collectionGroup: true },
    },
  });
  const list = {
    filter: {},
    sort: { field: 'n', order: 'ASC' as const },
    pagination: { page: 1, perPage: 3 },
  };
  beforeAll(async () => {
    await seed(firestore, 'games/g1/entries', { a: { n: 1 }, b: { n: 3 } });
    await seed(firestore, 'games/g2/entries', { a: { n: 2 }, c: { n: 4 } });
  });
  afterAll(close);

  it('lists one sub-collection by meta', async () => {
    const { data, total } = await provider.getList('entries', { ...list, meta: { parent: 'g2' } });
    expect(data).toEqual([
      { id: 'a', n: 2 },
      { id: 'c', n: 4 },
    ]);
    expect(total).toBe(2);
  });

  it('lists them all as a group, by document path, page after page', async () => {
    const first = await provider.getList('allEntries', list);
    expect(first.data.map(({ id }) => id)).toEqual([
      'games/g1/entries/a',
      'games/g2/entries/a',
      'games/g1/entries/b',
    ]);
    const second = await provider.getList('allEntries', {
      ...list,
      pagination: { page: 2, perPage: 3 },
    });
    expect(second).toMatchObject({ data: [{ id: 'games/g2/entries/c' }], total: 4 });
  });

  it('reads and writes a record of the group by its path, and lists the change', async () => {
    const id = 'games/g2/entries/c';
    const { data } = await provider.getOne('allEntries', { id });
    await provider.update('allEntries', { id, data: { ...data, n: 0 }, previousData: data });
    const { data: rows } = await provider.getList('allEntries', list);
    expect(rows[0]).toEqual({ id, n: 0 });
    await expect(provider.getOne('allEntries', { id: 'c' })).rejects.toMatchObject({ status: 400 });
  });

  it('lists a record that a commit adds to a sub-collection', async () => {
    await provider.getList('allEntries', list);
    await provider.commit([
      { type: 'create', collection: 'games/g3/entries', id: 'z', data: { n: -5 } },
    ]);
    const { data, total } = await provider.getList('allEntries', list);
    expect([data[0]?.id, total]).toEqual(['games/g3/entries/z', 5]);
  });

  it('counts once after a create, for the page and its total', async () => {
    const meta = { parent: 'g9' };
    await provider.createMany('entries', { data: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }], meta });
    expect((await provider.getList('entries', { ...list, meta })).total).toBe(4);
    await provider.create('entries', { data: { n: 9 }, meta });
    provider.readMeter.reset();
    expect((await provider.getList('entries', { ...list, meta })).total).toBe(5);
    await provider.getList('entries', { ...list, meta, pagination: { page: 2, perPage: 3 } });
    expect(provider.readMeter.total()).toBe(3 + 1 + 2);
  });
});
