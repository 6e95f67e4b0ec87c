import { addDoc, collection, deleteDoc, doc, getDoc, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

const page = (field: string, number = 1, perPage = 10) => ({
  pagination: { page: number, perPage },
  sort: { field, order: 'ASC' as const },
  filter: {},
});
const idsOf = ({ data }: { data: readonly { id: unknown }[] }) => data.map(({ id }) => id);
const numbered = (count: number, make: (n: number) => Record<string, unknown> = () => ({})) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`r${String(n).padStart(4, '0')}`, { n, ...make(n) }]),
  );

/** What applications that configure nothing do, in databases that were there before. */
describe.skipIf(!emulator)('unconfigured resources (Firestore emulator)', () => {
  const { firestore, close } = connect();
  // The emulator's first write takes long; no test is to wait for it.
  beforeAll(() => seed(firestore, 'first', { a: {} }));
  afterAll(close);
  let collections = 0;
  const filled = async (documents: Readonly<Record<string, Record<string, unknown>>>) => {
    const name = `c${++collections}`;
    await seed(firestore, name, documents);
    return { name, provider: firestoreDataProvider({ firestore }) };
  };

  it('counts own creates once, however they overlap with lists being read', async () => {
    const { name, provider } = await filled(numbered(300));
    const lists: Promise<unknown>[] = [];
    const creates = Array.from({ length: 8 }, async (_, n) => {
      lists.push(provider.getList(name, page('n', 1 + (n % 3))));
      await provider.create(name, { data: { n: 1000 + n } });
      lists.push(provider.getList(name, page('n')));
    });
    lists.push(
      provider.createMany(name, { data: Array.from({ length: 60 }, (_, n) => ({ n: 5000 + n })) }),
    );
    await Promise.all(creates);
    await Promise.all(lists);
    expect((await provider.getList(name, page('n'))).total).toBe(368);
  });

  it('counts anew after an own write, which others may have come before', async () => {
    const { name, provider } = await filled(numbered(60));
    const total = async () => (await provider.getList(name, page('n'))).total;
    for (const number of [1, 2, 3]) await provider.getList(name, page('n', number));
    await deleteDoc(doc(firestore, name, 'r0033'));
    await provider.create(name, { data: { n: 100 } });
    expect(await total()).toBe(60);
    await deleteDoc(doc(firestore, name, 'r0034'));
    await provider.createMany(name, { data: [{ n: 101 }, { n: 102 }] });
    expect(await total()).toBe(61);
  });

  it('notices the writes of others by any page that was known, and for every list', async () => {
    const { name, provider } = await filled(numbered(60));
    const read = async (field: string, number: number, perPage = 10) => {
      const { data, total } = await provider.getList(name, page(field, number, perPage));
      return { rows: data.length, total };
    };
    for (const number of [1, 2, 3]) await read('n', number);
    expect(await read('id', 1)).toEqual({ rows: 10, total: 60 });
    await deleteDoc(doc(firestore, name, 'r0003'));
    expect(await read('n', 1, 25)).toEqual({ rows: 25, total: 59 });
    expect(await read('id', 1)).toEqual({ rows: 10, total: 59 });
    expect(await read('n', 6)).toEqual({ rows: 9, total: 59 });
    await deleteDoc(doc(firestore, name, 'r0058'));
    expect(await read('n', 6)).toEqual({ rows: 8, total: 58 });
    expect(await read('id', 1)).toEqual({ rows: 10, total: 58 });
  });

  it('neither loses nor repeats rows between pages that others change', async () => {
    const { name, provider } = await filled(numbered(60));
    for (const number of [1, 2, 3]) await provider.getList(name, page('n', number));
    await deleteDoc(doc(firestore, name, 'r0003'));
    await setDoc(doc(firestore, name, 'added'), { n: 12.5 });
    await deleteDoc(doc(firestore, name, 'r0023'));
    const seen: unknown[] = [];
    const totals: unknown[] = [];
    for (const number of [1, 2, 3]) {
      const { data, total } = await provider.getList(name, page('n', number));
      seen.push(...data.map(({ n }) => n));
      totals.push(total);
    }
    const rest = Array.from({ length: 60 }, (_, n) => n).filter(n => n !== 3 && n !== 23);
    expect(seen).toEqual([...rest, 12.5].sort((a, b) => a - b).slice(0, 30));
    expect(totals).toEqual([59, 59, 59]);
  });

  it('writes a date back as a date, at any depth, as a form hands it back', async () => {
    const at = Timestamp.fromDate(new Date(2026, 2, 4, 5, 6));
    const { name, provider } = await filled({
      a: { at, deep: { at }, list: [{ at, x: 1 }], day: '2026-01-02' },
    });
    const { data: previousData } = await provider.getOne(name, { id: 'a' });
    const data = {
      ...previousData,
      at: '2026-05-06',
      deep: { at: '2026-05-07' },
      list: [{ at: '2026-05-08', x: 1 }],
      day: '2026-05-09',
    };
    const updated = await provider.update(name, { id: 'a', data, previousData });
    expect(updated.data.at).toEqual(new Date(2026, 4, 6));
    const stored = (await getDoc(doc(firestore, name, 'a'))).data();
    expect(stored).toEqual({
      at: Timestamp.fromDate(new Date(2026, 4, 6)),
      deep: { at: Timestamp.fromDate(new Date(2026, 4, 7)) },
      list: [{ at: Timestamp.fromDate(new Date(2026, 4, 8)), x: 1 }],
      day: '2026-05-09',
    });
    const created = await provider.create(name, { data: { at: '2026-06-01T10:00:00.000Z' } });
    expect(created.data.at).toEqual(new Date('2026-06-01T10:00:00.000Z'));
  });

  it('stores a date as the others are, from a form that is opened before any list', async () => {
    const at = Timestamp.fromDate(new Date(2026, 4, 6));
    const { name, provider } = await filled({
      a: { on: at, more: { on: at }, day: '2026-01-01', text: 'x' },
      b: { text: '2026-05-06' },
    });
    const data = { on: '2026-05-06', more: { on: '2026-05-06' }, day: '2026-05-06', at: '12:30' };
    const { data: made } = await provider.create(name, { data });
    const expected = { ...data, on: at, more: { on: at } };
    expect((await getDoc(doc(firestore, name, String(made.id)))).data()).toEqual(expected);
    expect(provider.readMeter.total()).toBe(3);
    const again = firestoreDataProvider({ firestore });
    const { data: ids } = await again.createMany(name, { data: [data, data] });
    expect((await getDoc(doc(firestore, name, String(ids[1])))).data()).toEqual(expected);
    expect(again.readMeter.total()).toBe(3);
    await firestoreDataProvider({ firestore }).updateMany(name, {
      ids: ['b'],
      data: { on: '2026-05-06' },
    });
    expect((await getDoc(doc(firestore, name, 'b'))).data()).toEqual({
      on: at,
      text: '2026-05-06',
    });
    expect(await provider.createMany(name, { data: [] })).toEqual({ data: [] });
  });

  it('forgets the pages of a search when an own write changes what it finds', async () => {
    const { name, provider } = await filled(numbered(40, () => ({ title: 'lamp' })));
    const found = async (number: number) =>
      idsOf(await provider.getList(name, { ...page('n', number), filter: { q: 'lamp' } }));
    await found(1);
    await found(2);
    const change = { id: 'r0003', previousData: { id: 'r0003', title: 'lamp' } };
    await provider.update(name, { ...change, data: { title: 'rug' } });
    expect((await found(1)).at(-1)).toBe('r0010');
    expect((await found(2))[0]).toBe('r0011');
  });

  it('counts where the declared index of descending ids is not there, as on the emulator', async () => {
    const { name } = await filled(numbered(60));
    const provider = firestoreDataProvider({
      firestore,
      resources: { [name]: { indexes: { sort: ['id'] } } },
    });
    const down = { sort: { field: 'id', order: 'DESC' as const } };
    expect(idsOf(await provider.getList(name, { ...page('id', 1, 3), ...down }))).toEqual([
      'r0059',
      'r0058',
      'r0057',
    ]);
    expect(idsOf(await provider.getList(name, { ...page('id', 2, 3), ...down }))[0]).toBe('r0056');
    const streamed: unknown[] = [];
    for await (const rows of provider.stream(name, { ...down, pageSize: 25 }))
      streamed.push(...rows.map(({ id }) => id));
    expect(streamed).toHaveLength(60);
    const seen = await new Promise<unknown[]>((resolve, reject) => {
      const request = { ...down, pagination: { page: 1, perPage: 3 } };
      provider.watchList(name, request, { next: rows => resolve(rows), error: reject });
    });
    expect(seen).toHaveLength(3);
  });

  it('gives every id of getMany its own chance', async () => {
    const { name, provider } = await filled(numbered(3));
    const ids = ['r0000', '', 'a/b', '..', '__x__', 'x'.repeat(1501), 'r0002', 'missing'];
    const { data } = await provider.getMany(name, { ids: [...ids, null, undefined, {}] });
    expect(idsOf({ data })).toEqual(['r0000', 'r0002']);
    const group = firestoreDataProvider({
      firestore,
      resources: { all: { path: name, collectionGroup: true } },
    });
    const found = await group.getMany('all', { ids: [`${name}/r0001`, '', 'odd', 'a//b/c'] });
    expect(idsOf(found)).toEqual([`${name}/r0001`]);
  });

  it('matches elements, numbers and dates without being told what the fields hold', async () => {
    const { name, provider } = await filled(
      numbered(20, n => ({
        tags: [n % 2 ? 'odd' : 'even', `t${n % 5}`],
        parent: n % 4,
        at: Timestamp.fromDate(new Date(2026, 0, 1 + n)),
      })),
    );
    const total = async (filter: Record<string, unknown>, fresh = true) => {
      const own = fresh ? firestoreDataProvider({ firestore }) : provider;
      return (await own.getList(name, { ...page('id'), filter })).total;
    };
    for (const fresh of [true, false]) {
      expect(await total({ tags: 'odd' }, fresh)).toBe(10);
      expect(await total({ tags: ['t1', 't2'] }, fresh)).toBe(8);
      expect(await total({ parent: '3' }, fresh)).toBe(5);
      expect(await total({ at_gte: '2026-01-11' }, fresh)).toBe(10);
      expect(await total({ tags: 'none' }, fresh)).toBe(0);
    }
    const many = { ...page('id'), target: 'parent', id: '2' };
    expect((await provider.getManyReference(name, many)).total).toBe(5);
    const tagged = { ...page('id'), target: 'tags', id: 't4' };
    expect((await provider.getManyReference(name, tagged)).total).toBe(4);
    const named = { ...tagged, target: 'tags@contains' };
    expect((await firestoreDataProvider({ firestore }).getManyReference(name, named)).total).toBe(
      4,
    );
  });

  it('says that a sort’s field is on no document, instead of an empty list', async () => {
    const { name, provider } = await filled(numbered(5));
    await expect(provider.getList(name, page('nothing'))).rejects.toMatchObject({
      status: 400,
      body: { field: 'nothing' },
      message: expect.stringContaining('no document'),
    });
    expect(await provider.getList(`${name}empty`, page('nothing'))).toEqual({ data: [], total: 0 });
  });

  it('answers alternatives', async () => {
    const { name, provider } = await filled(
      numbered(20, n => ({ even: n % 2 === 0, third: n % 3 })),
    );
    const ask = async (filter: Record<string, unknown>) =>
      (await provider.getList(name, { ...page('n', 1, 25), filter })).data.map(({ n }) => n);
    expect(await ask({ '@or': { n: 3, third: 0 } })).toEqual([0, 3, 6, 9, 12, 15, 18]);
    expect(await ask({ even: true, '@or': [{ n_lt: 3 }, { third: 1, n_gt: 14 }] })).toEqual([
      0, 2, 16,
    ]);
    await expect(ask({ '@or': 'x' })).rejects.toMatchObject({ status: 400 });
    await addDoc(collection(firestore, name), { n: 3, even: false, third: 0 });
    await provider.create(name, { data: { n: 3.5, third: 0, even: false } });
    expect(await ask({ '@or': { n: 3, third: 0 } })).toHaveLength(9);
  });

  it('sorts by ids what a range filters', async () => {
    const { name, provider } = await filled(numbered(30, n => ({ price: (n * 7) % 30 })));
    const ask = (order: 'ASC' | 'DESC') =>
      provider.getList(name, {
        ...page('id'),
        sort: { field: 'id', order },
        filter: { price_gte: 20 },
      });
    const ids = Object.entries(numbered(30))
      .filter((_, n) => (n * 7) % 30 >= 20)
      .map(([id]) => id);
    expect(idsOf(await ask('ASC'))).toEqual(ids);
    expect(idsOf(await ask('DESC'))).toEqual([...ids].reverse());
    const narrow = firestoreDataProvider({ firestore, maxScan: 5 });
    await expect(
      narrow.getList(name, { ...page('id'), filter: { price_gte: 20 } }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('sort by price') });
  });

  it('takes a number for an id in a filter, as for a single record', async () => {
    const { name, provider } = await filled({ 5: { n: 1 }, 6: { n: 2 } });
    const { data } = await provider.getList(name, { ...page('id'), filter: { id: 5 } });
    expect(idsOf({ data })).toEqual(['5']);
    const both = await provider.getList(name, { ...page('id'), filter: { id: [5, 6] } });
    expect(both.total).toBe(2);
  });

  it('searches the last ids first, as <ReferenceInput> does for what is typed', async () => {
    const { name, provider } = await filled(
      numbered(640, n => ({ text: n % 6 === 0 ? 'oak lamp' : 'rug', kind: `k${n % 2}` })),
    );
    const down = { sort: { field: 'id', order: 'DESC' as const } };
    const expected = Array.from({ length: 640 }, (_, n) => n)
      .filter(n => n % 6 === 0)
      .reverse();
    const numbersOf = ({ data }: { data: readonly Record<string, unknown>[] }) =>
      data.map(({ n }) => n);
    const ask = async (own: typeof provider, number: number, more: object = {}) =>
      numbersOf(
        await own.getList(name, {
          ...page('id', number),
          ...down,
          filter: { q: 'lamp oak', ...more },
        }),
      );
    expect(await ask(provider, 1)).toEqual(expected.slice(0, 10));
    // The 66 rows that have eleven matches among them, the total, and the counts that find them.
    expect(provider.readMeter.total()).toBeLessThanOrEqual(66 + 25);
    expect(await ask(provider, 2)).toEqual(expected.slice(10, 20));
    expect(await ask(firestoreDataProvider({ firestore }), 4)).toEqual(expected.slice(30, 40));
    expect(await ask(provider, 11)).toEqual(expected.slice(100));
    expect(await ask(provider, 1, { kind: 'k1' })).toEqual([]);
    expect(await ask(provider, 1, { kind: 'k0' })).toEqual(expected.slice(0, 10));
    const streamed: unknown[] = [];
    for await (const rows of provider.stream(name, { filter: { q: 'oak' }, ...down, pageSize: 30 }))
      streamed.push(...numbersOf({ data: rows }));
    expect(streamed).toEqual(expected);
  });

  it('searches small collections row by row, and says where it stopped', async () => {
    const { name, provider } = await filled(
      numbered(40, n => ({ title: `Crème ${n}`, more: { note: n % 2 ? 'Oak lamp' : 'Vase' } })),
    );
    const ask = (q: string) => provider.getList(name, { ...page('n', 1, 30), filter: { q } });
    expect((await ask('creme OAK')).total).toBe(20);
    expect((await ask('creme 7')).data.map(({ n }) => n)).toEqual([7, 17, 27, 37]);
    expect((await ask('nowhere')).total).toBe(0);
    const narrow = firestoreDataProvider({ firestore, maxScan: 20 });
    const found = await narrow.getList(name, { ...page('n', 1, 30), filter: { q: 'oak' } });
    expect(found).toMatchObject({ meta: { partial: true, scanned: 20 } });
  });

  it('embeds related records, or hands them out beside', async () => {
    const { name: authors } = await filled({ a: { name: 'Ada' }, b: { name: 'Bea' } });
    const { name } = await filled({
      p: { writer_id: 'a', readers: ['a', 'b'] },
      q: { writer_id: 'gone', readers: [] },
    });
    const provider = firestoreDataProvider({
      firestore,
      resources: {
        [name]: {
          references: {
            writer: { field: 'writer_id', resource: authors },
            people: { field: 'readers', resource: authors },
          },
        },
      },
    });
    const ada = { id: 'a', name: 'Ada' };
    const people = [ada, { id: 'b', name: 'Bea' }];
    const meta = { embed: ['writer', 'people'] };
    expect((await provider.getOne(name, { id: 'p', meta })).data).toMatchObject({
      writer: ada,
      people,
    });
    const list = await provider.getList(name, { ...page('id'), meta: { prefetch: ['people'] } });
    expect(list).toMatchObject({ total: 2, meta: { prefetched: { [authors]: people } } });
    await expect(
      provider.getMany(name, { ids: ['p'], meta: { embed: ['nobody'] } }),
    ).rejects.toMatchObject({ status: 400, body: { field: 'nobody' } });
  });

  it('hands out ids as numbers where the resource says so', async () => {
    const { name } = await filled({ 7: { n: 1 }, 8: { n: 2 } });
    const provider = firestoreDataProvider({ firestore, resources: { [name]: { ids: 'number' } } });
    expect(idsOf(await provider.getList(name, page('id')))).toEqual([7, 8]);
    expect((await provider.getOne(name, { id: 7 })).data.id).toBe(7);
    const { data } = await provider.update(name, {
      id: 8,
      data: { n: 3 },
      previousData: { id: 8, n: 2 },
    });
    expect(data).toEqual({ id: 8, n: 3 });
  });

  it('understands the older names of options', async () => {
    const { name } = await filled({ a: { n: 1, version: 1, gone: false } });
    const provider = firestoreDataProvider({
      firestore,
      resources: {
        [name]: {
          lock: 'version',
          softDelete: 'gone',
          queries: { equality: ['gone'], sort: ['n'] },
        },
      },
    });
    const { data } = await provider.getOne(name, { id: 'a' });
    const updated = await provider.update(name, { id: 'a', data: { n: 2 }, previousData: data });
    expect(updated.data.version).toBe(2);
    await expect(
      provider.update(name, { id: 'a', data: { n: 3 }, previousData: data }),
    ).rejects.toMatchObject({ status: 409 });
    await provider.delete(name, { id: 'a', previousData: updated.data });
    expect((await provider.getList(name, page('n'))).total).toBe(0);
  });

  it('follows the list that a topic names, and calls deleted what is', async () => {
    const { name, provider } = await filled(numbered(12));
    const { filter, ...request } = page('n', 1, 5);
    await provider.getList(name, page('n', 1, 5));
    // Another list of the same resource: the topic does not follow it.
    await provider.getList(name, { ...page('n', 2, 3), filter });
    const events: [string, unknown][] = [];
    const topic = `resource/${name}?${JSON.stringify(request)}`;
    const follow: Parameters<typeof provider.subscribe>[1] = ({ type, payload }) =>
      events.push([type, payload.ids]);
    await provider.subscribe(topic, follow);
    const told = (event: [string, string[]]) =>
      vi.waitFor(() => expect(events).toContainEqual(event), { timeout: 40_000 });
    await setDoc(doc(firestore, name, 'top'), { n: -1 });
    await told(['created', ['top']]);
    await deleteDoc(doc(firestore, name, 'r0001'));
    await told(['deleted', ['r0001']]);
    await setDoc(doc(firestore, name, 'r0002'), { n: 99 });
    await told(['updated', ['r0002']]);
    // Rows that were only pushed off the page are none of it.
    expect(events.filter(([type]) => type === 'deleted')).toEqual([['deleted', ['r0001']]]);
    await provider.unsubscribe(topic, follow);
    await expect(provider.subscribe(`resource/${name}?{x`, () => undefined)).rejects.toThrow(
      'topic',
    );
  });

  it('streams and watches descending ids without their index', async () => {
    const { name, provider } = await filled(numbered(30));
    const all: unknown[] = [];
    const sort = { field: 'id', order: 'DESC' as const };
    for await (const rows of provider.stream(name, { sort, pageSize: 7 }))
      all.push(...idsOf({ data: rows }));
    expect(all).toEqual(Object.keys(numbered(30)).reverse());
    const request = { sort, filter: {}, pagination: { page: 1, perPage: 5 } };
    const { data } = await provider.getList(name, request);
    const seen: unknown[][] = [];
    const watched = new Promise<void>((resolve, reject) => {
      const stop = provider.watchList(name, request, {
        next: rows => {
          seen.push(idsOf({ data: rows }));
          if (seen.length === 1) void setDoc(doc(firestore, name, 'z'), { n: 1 });
          else {
            stop();
            resolve();
          }
        },
        error: reject,
      });
    });
    await watched;
    expect(seen).toEqual([idsOf({ data }), ['z', ...idsOf({ data })].slice(0, 5)]);
  });
});
