import type { Firestore } from 'firebase/firestore';
import { type DataProvider, useDataProvider } from 'ra-core';
import { describe, expectTypeOf, it } from 'vitest';
import {
  type FirestoreDataProvider,
  firestoreDataProvider,
  type RecordOf,
  type Watcher,
} from '../src/index.ts';

interface Post {
  id: string;
  title: string;
  votes?: number;
}
interface Records {
  posts: Post;
  tags: { name: string };
  orders: { id: number; total: number };
}

/** Never called: what is tested is that it compiles, and what does not. */
const uses = async (firestore: Firestore, name: string) => {
  const typed = firestoreDataProvider<Records>({ firestore, resources: { posts: {} } });
  const plain = firestoreDataProvider({ firestore, resources: { anything: {} } });
  // @ts-expect-error there is no such option
  firestoreDataProvider({ firestore, resources: { a: { paths: 'b' } } });
  // @ts-expect-error there is no such resource
  firestoreDataProvider<Records>({ firestore, resources: { post: {} } });
  expectTypeOf(firestoreDataProvider({ firestore })).toEqualTypeOf<FirestoreDataProvider>();
  const page = {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'ASC' as const },
  };
  // @ts-expect-error there is no such resource
  typed.getList('post', page);
  // @ts-expect-error there is no such resource
  typed.count('post');
  // @ts-expect-error there is no such resource
  typed.stream('post');
  // @ts-expect-error a title is text
  typed.create('posts', { data: { title: 5 } });
  // @ts-expect-error there is no such field
  typed.updateMany('tags', { ids: ['a'], data: { nome: 'x' } });
  // @ts-expect-error the ids of orders are numbers
  typed.getOne('orders', { id: 'a' });
  // @ts-expect-error a post has no such field
  (await typed.getOne('posts', { id: 'a' })).data.subject;
  typed.watchOne('tags', 'a', {
    next: tag => expectTypeOf(tag).toEqualTypeOf<({ name: string } & { id: string }) | null>(),
    error: () => undefined,
  });
  return {
    typed,
    plain,
    list: await typed.getList('posts', page),
    one: await typed.getOne('orders', { id: 5 }),
    many: await typed.getMany('tags', { ids: ['a'] }),
    references: await typed.getManyReference('posts', {
      ...page,
      target: 'x',
      id: 'y',
      filter: {},
    }),
    created: await typed.create('posts', { data: { title: 'x' } }),
    updated: await typed.update('posts', {
      id: 'a',
      data: { votes: 1 },
      previousData: { id: 'a', title: 'x' },
    }),
    deleted: await typed.delete('posts', { id: 'a' }),
    streamed: typed.stream('posts'),
    dynamic: await typed.getOne<Post>(name, { id: 'a' }),
    untyped: await plain.getList<Post>('posts', page),
  };
};

describe('types', () => {
  type Used = Awaited<ReturnType<typeof uses>>;

  it('follow from the name of the resource', () => {
    expectTypeOf<Used['list']['data']>().toEqualTypeOf<Post[]>();
    expectTypeOf<Used['one']['data']>().toEqualTypeOf<{ id: number; total: number }>();
    expectTypeOf<Used['many']['data'][number]>().toEqualTypeOf<{ name: string } & { id: string }>();
    expectTypeOf<Used['references']['data']>().toEqualTypeOf<Post[]>();
    expectTypeOf<Used['created']['data']>().toEqualTypeOf<Post>();
    expectTypeOf<Used['updated']['data']>().toEqualTypeOf<Post>();
    expectTypeOf<Used['deleted']['data']>().toEqualTypeOf<Post>();
    expectTypeOf<Used['streamed']>().toEqualTypeOf<AsyncIterable<Post[]>>();
    expectTypeOf<RecordOf<Records, 'tags'>['id']>().toEqualTypeOf<string>();
  });

  it('leave react-admin’s own way open', () => {
    expectTypeOf<Used['dynamic']['data']>().toEqualTypeOf<Post>();
    expectTypeOf<Used['untyped']['data']>().toEqualTypeOf<Post[]>();
    expectTypeOf<Used['typed']>().toExtend<DataProvider>();
    expectTypeOf<Used['typed']>().toExtend<FirestoreDataProvider>();
    expectTypeOf<Used['typed']>().toExtend<Watcher>();
    expectTypeOf<Used['typed']>().toEqualTypeOf<FirestoreDataProvider<Records>>();
    expectTypeOf<Used['plain']>().toEqualTypeOf<FirestoreDataProvider>();
    expectTypeOf(useDataProvider<Used['typed']>).returns.toEqualTypeOf<Used['typed']>();
  });
});
