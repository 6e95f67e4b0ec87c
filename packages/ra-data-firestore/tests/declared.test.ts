import { afterAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider, firestoreIndexes, queryRecorder } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

const queries = { equality: ['status'], sort: ['at'], search: true };
const list = (filter: Record<string, unknown>, field: string) => ({
  filter,
  sort: { field, order: 'ASC' as const },
  pagination: { page: 1, perPage: 5 },
});

describe('declared queries', () => {
  const { firestore, close } = connect();
  afterAll(close);
  const search = { strategy: 'tokens' as const, fields: ['title'] };
  const provider = firestoreDataProvider({ firestore, resources: { posts: { queries, search } } });

  it('refuses what needs an index that is not declared, before it asks', async () => {
    const undeclared = { status: 400, body: { code: 'undeclared-query' } };
    await expect(provider.getList('posts', list({ status: 'a' }, 'title'))).rejects.toMatchObject(
      undeclared,
    );
    await expect(
      provider.getManyReference('posts', { ...list({}, 'at'), target: 'author', id: '1' }),
    ).rejects.toMatchObject(undeclared);
    await expect(
      provider.aggregate('posts', { filter: { status: 'a' }, sum: ['price'] }),
    ).rejects.toMatchObject(undeclared);
    await expect(
      provider
        .stream('posts', { filter: { other: 1 }, sort: { field: 'at', order: 'ASC' } })
        [Symbol.asyncIterator]()
        .next(),
    ).rejects.toMatchObject(undeclared);
    expect(() =>
      provider.watchList('posts', list({ other: 1 }, 'at'), {
        next: () => undefined,
        error: () => undefined,
      }),
    ).toThrow(/not declared/);
    expect(provider.readMeter.total()).toBe(0);
  });

  it.skipIf(!emulator)('answers what is declared, and anything where checks are off', async () => {
    await seed(firestore, 'posts', { a: { status: 'a', at: 1, title: 'x', _tokens: ['x'] } });
    for (const filter of [{ status: 'a' }, { status: 'a', q: 'x' }, {}])
      expect((await provider.getList('posts', list(filter, 'at'))).total).toBe(1);
    const lenient = firestoreDataProvider({
      firestore,
      checkQueries: false,
      resources: { posts: { queries } },
    });
    expect((await lenient.getList('posts', list({ status: 'a' }, 'title'))).total).toBe(1);
  });

  it.skipIf(!emulator)('tells in development what to declare, and that is enough', async () => {
    await seed(firestore, 'shop/1/goods', { a: { status: 'a', at: 1, price: 2, tags: ['x'] } });
    const walk = async (made: typeof provider) => {
      await made.getList('goods', list({ status: 'a' }, 'at'));
      await made.getList('goods', list({ tags_contains: 'x', price_gt: 1 }, 'at'));
      await made.getManyReference('goods', { ...list({}, 'at'), target: 'status', id: 'secret' });
      return made.aggregate('goods', { filter: { status: 'a' }, sum: ['price'] });
    };
    const recorder = queryRecorder();
    const goods = { path: 'shop/1/goods' };
    await walk(firestoreDataProvider({ firestore, recorder, resources: { goods } }));
    expect(recorder.declarations()).toEqual({
      goods: [
        { equality: ['status'], sort: ['at', 'price'] },
        { contains: ['tags'], range: ['price'], sort: ['at'] },
      ],
    });
    const declared = { goods: { ...goods, indexes: recorder.declarations().goods ?? [] } };
    await expect(
      walk(firestoreDataProvider({ firestore, resources: declared })),
    ).resolves.toMatchObject({ sum: { price: 2 } });
    expect(recorder.indexes()).toEqual(firestoreIndexes(declared));
    expect(recorder.report()).toContain('"collectionGroup": "goods"');
    expect(recorder.report()).not.toContain('secret');
  });

  it('remembers what is refused, too', async () => {
    const recorder = queryRecorder();
    const strict = firestoreDataProvider({
      firestore,
      recorder,
      resources: { posts: { indexes: { sort: [] } } },
    });
    await expect(strict.getList('posts', list({ other: 'a' }, 'at'))).rejects.toMatchObject({
      status: 400,
    });
    expect(recorder.declarations()).toEqual({ posts: [{ equality: ['other'], sort: ['at'] }] });
  });
});
