import { collection, doc, getDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { algolia } from '../examples/search/algolia.ts';
import { type Engine, keepInStep, searchBy } from '../examples/search/engine.ts';
import { meilisearch } from '../examples/search/meilisearch.ts';
import { typesense } from '../examples/search/typesense.ts';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';
import { startEngineServer } from './support/engineServer.ts';

const AT = Timestamp.fromMillis(1.75e12);
const POST = { title: 'Oak lamp', status: 'on', price: 12, at: AT, secret: 'x' };
/** What may be filtered and sorted by. */
const MORE = ['status', 'price', 'at'];

interface Case {
  engine: (url: string) => Engine;
  /** An answer with these ids, in the shape that the engine's documentation has. */
  answer: (ids: string[]) => unknown;
  /** What is asked for `oak` of `status` `on` and a `price` of at most 20, dearest first. */
  asks: object;
  /** What is sent for the document `a 1/ü`, and for its deletion. */
  writes: object;
  deletes: object;
}

const CASES: Record<string, Case> = {
  Typesense: {
    engine: url =>
      typesense({ url, key: 'k', collection: 'posts', fields: ['title'], filtered: MORE }),
    answer: ids => ({
      found: ids.length,
      out_of: 9,
      page: 1,
      search_time_ms: 1,
      hits: ids.map(id => ({ document: { id }, highlights: [], text_match: 1 })),
    }),
    asks: {
      method: 'GET',
      path: '/collections/posts/documents/search',
      query: {
        q: 'oak',
        query_by: 'title',
        include_fields: 'id',
        per_page: '250',
        filter_by: 'status:=`on` && price:<=20',
        sort_by: 'price:desc',
      },
      headers: { 'x-typesense-api-key': 'k' },
    },
    writes: {
      method: 'POST',
      path: '/collections/posts/documents',
      query: { action: 'upsert' },
      body: { id: 'a 1ü', title: 'Oak lamp', status: 'on', price: 12, at: 1.75e12 },
    },
    deletes: { method: 'DELETE', path: '/collections/posts/documents/a%201%C3%BC' },
  },
  Meilisearch: {
    engine: url =>
      meilisearch({ url, key: 'k', index: 'posts', fields: ['title'], filtered: MORE }),
    answer: ids => ({
      hits: ids.map(documentId => ({ documentId })),
      query: 'oak',
      processingTimeMs: 1,
      limit: 1000,
      offset: 0,
      estimatedTotalHits: ids.length,
    }),
    asks: {
      method: 'POST',
      path: '/indexes/posts/search',
      headers: { authorization: 'Bearer k' },
      body: {
        q: 'oak',
        limit: 1000,
        attributesToSearchOn: ['title'],
        attributesToRetrieve: ['documentId'],
        filter: ['status = "on"', 'price <= 20'],
        sort: ['price:desc'],
      },
    },
    writes: {
      method: 'POST',
      path: '/indexes/posts/documents',
      query: { primaryKey: 'key' },
      body: [
        {
          key: 'YSAxw7w',
          documentId: 'a 1ü',
          title: 'Oak lamp',
          status: 'on',
          price: 12,
          at: 1.75e12,
        },
      ],
    },
    deletes: { method: 'DELETE', path: '/indexes/posts/documents/YSAxw7w' },
  },
  Algolia: {
    engine: url =>
      algolia({
        url,
        application: 'APP',
        key: 'k',
        index: 'posts',
        fields: ['title'],
        filtered: MORE,
        replicas: { 'price DESC': 'posts_price_desc' },
      }),
    answer: ids => ({
      hits: ids.map(objectID => ({ objectID })),
      nbHits: ids.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 1000,
      processingTimeMS: 1,
    }),
    asks: {
      method: 'POST',
      path: '/1/indexes/posts_price_desc/query',
      headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'k' },
      body: {
        query: 'oak',
        hitsPerPage: 1000,
        restrictSearchableAttributes: ['title'],
        attributesToRetrieve: ['objectID'],
        filters: 'status:"on" AND price <= 20',
      },
    },
    writes: {
      method: 'PUT',
      path: '/1/indexes/posts/a%201%C3%BC',
      body: { title: 'Oak lamp', status: 'on', price: 12, at: 1.75e12 },
    },
    deletes: { method: 'DELETE', path: '/1/indexes/posts/a%201%C3%BC' },
  },
};

describe.skipIf(!emulator)('search engines, as the examples have them', () => {
  const { firestore, close } = connect();
  let server: Awaited<ReturnType<typeof startEngineServer>>;
  beforeAll(async () => {
    server = await startEngineServer();
    await seed(firestore, 'posts', { 'a 1ü': POST, b: POST, c: POST });
  });
  afterAll(async () => {
    await close();
    await server.close();
  });
  const read = async (id: string) => (await getDoc(doc(collection(firestore, 'posts'), id))).data();

  describe.each(Object.entries(CASES))('%s', (_, one) => {
    const engine = () => one.engine(server.url);
    const list = (filter: object, signal?: AbortSignal) =>
      firestoreDataProvider({
        firestore,
        resources: { posts: { search: searchBy(engine()) } },
      }).getList('posts', {
        filter: { q: 'oak', ...filter },
        sort: { field: 'price', order: 'DESC' },
        pagination: { page: 1, perPage: 2 },
        ...(signal ? { signal } : {}),
      });

    it('shows the documents it finds, in its order, page by page', async () => {
      server.answers(200, one.answer(['c', 'a 1ü', 'b']));
      const { data, total } = await list({ status: 'on', price_lte: 20 });
      expect(data.map(({ id }) => id)).toEqual(['c', 'a 1ü']);
      expect(data[0]).toMatchObject({ title: 'Oak lamp', at: AT.toDate() });
      expect(total).toBe(3);
      expect(server.call()).toMatchObject(one.asks);
    });

    it('asks for one of several, and for texts with quotes', async () => {
      server.answers(200, one.answer([]));
      expect((await list({ status: ['on', 'o"ff'] })).data).toEqual([]);
      expect(JSON.stringify(server.call())).toMatch(
        /status:=\[`on`,`o\\"ff`\]|IN \[\\"on\\", \\"o\\\\\\"ff\\"\]|\(status:\\"on\\" OR status:\\"o\\\\\\"ff\\"\)/,
      );
    });

    it('is kept in step with what is stored, times as milliseconds and no other fields', async () => {
      server.answers(202, { taskUid: 1 });
      await keepInStep(engine(), 'a 1ü', () => read('a 1ü'));
      expect(server.call()).toMatchObject(one.writes);
      expect(JSON.stringify(server.call().body)).not.toContain('secret');
    });

    it('forgets what is deleted, also where it never knew it', async () => {
      for (const status of [200, 404]) {
        server.answers(status, {});
        await keepInStep(engine(), 'a 1ü', async () => undefined);
        expect(server.call()).toMatchObject(one.deletes);
      }
    });

    it('is an error where it refuses, is away, or says something else: never an empty list', async () => {
      server.answers(403, { message: 'no such key' });
      await expect(list({})).rejects.toMatchObject({
        status: 503,
        message: expect.stringContaining('no such key'),
      });
      server.answers(200, { results: [] });
      await expect(list({})).rejects.toThrow();
      const away = firestoreDataProvider({
        firestore,
        resources: { posts: { search: searchBy(one.engine('http://127.0.0.1:1')) } },
      });
      await expect(away.count('posts', { filter: { q: 'oak' } })).rejects.toMatchObject({
        status: 503,
        message: expect.stringContaining('cannot be reached'),
      });
      await expect(
        keepInStep(one.engine('http://127.0.0.1:1'), 'b', () => read('b')),
      ).rejects.toThrow('cannot be reached');
    });

    it('refuses a filter that it is not asked, and stops where the list does', async () => {
      server.answers(200, one.answer([]));
      await expect(list({ status_neq: 'on' })).rejects.toMatchObject({ status: 400 });
      await expect(list({ '@or': { status: 'on', price: 1 } })).rejects.toMatchObject({
        status: 400,
      });
      const controller = new AbortController();
      controller.abort();
      await expect(list({}, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
});
