import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import { buildImport, consoleParts } from '../../../tests/support/packageBuild.ts';
import {
  commits,
  composeDataProvider,
  figures,
  fileFields,
  learnedKinds,
  live,
  queryChecks,
  reads,
  related,
  searches,
  searchRefresh,
  streams,
  topics,
  writes,
} from '../src/core/index.ts';
import { type FirestoreDataProvider, firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

/** Files that nothing but a part needs. */
const ONLY_OF = {
  writes: 'writing/updateOne.ts',
  commits: 'writing/commit.ts',
  streams: 'reading/streamRows.ts',
  figures: 'reading/figures.ts',
  live: 'live/watch.ts',
  topics: 'live/topics.ts',
  searches: 'reading/searchConditions.ts',
  searchRefresh: 'writing/refreshSearch.ts',
  queryChecks: 'query/checkDeclared.ts',
  related: 'reading/embed.ts',
  learnedKinds: 'kinds.ts',
  fileFields: 'writing/files.ts',
};

const isOnlyOf = (parts: readonly string[]) =>
  Object.entries(ONLY_OF)
    .filter(([part]) => parts.includes(part))
    .map(([, file]) => file)
    .sort();

describe('what a build carries', () => {
  it.each([
    ['reading alone', []],
    ['lists and forms', ['writes']],
    ['what this console uses', consoleParts()],
    ['all', Object.keys(ONLY_OF)],
  ])('is what is named, for %s', async (_, parts) => {
    const names = [...new Set(['composeDataProvider', 'reads', ...parts])];
    const { files } = await buildImport('core/index', names);
    const special = new Set(Object.values(ONLY_OF));
    expect(files.filter(file => special.has(file)).sort()).toEqual(isOnlyOf(parts));
  });

  it('is all of it for firestoreDataProvider, and none of what is for development', async () => {
    const { files } = await buildImport('index', ['firestoreDataProvider']);
    expect(files).toEqual(expect.arrayContaining(Object.values(ONLY_OF)));
    expect(
      files.filter(file => /Recorder|costOf|declarationsOf|toFirestoreIndexes/.test(file)),
    ).toEqual([]);
  });
});

describe.skipIf(!emulator)('a data provider of parts (Firestore emulator)', () => {
  const { firestore, close } = connect();
  afterAll(close);

  it('has the methods of its parts, and no other', () => {
    const small = composeDataProvider({ firestore }, reads);
    expect(Object.keys(small).sort()).toEqual([
      'getList',
      'getMany',
      'getManyReference',
      'getOne',
      'newId',
      'readMeter',
      'supportAbortSignal',
    ]);
    // @ts-expect-error it cannot write
    small.create;
    const all = [reads, writes, commits, streams, figures, live, topics, searchRefresh] as const;
    const whole = composeDataProvider({ firestore }, ...all);
    expect(Object.keys(whole).sort()).toEqual(
      Object.keys(firestoreDataProvider({ firestore })).sort(),
    );
    expectTypeOf(whole).toExtend<Omit<FirestoreDataProvider, string | number>>();
  });

  it('lists, creates, updates and deletes with no more than reads and writes', async () => {
    const provider = composeDataProvider(
      { firestore, resources: { small: { types: { on: 'date' }, versionField: 'version' } } },
      reads,
      writes,
    );
    await seed(firestore, 'small', { a: { title: 'A', n: 1 }, b: { title: 'B', n: 2 } });
    const made = await provider.create('small', { data: { title: 'C', n: 3, on: '2026-05-06' } });
    const { id } = made.data;
    expect(made.data).toMatchObject({ title: 'C', version: 1 });
    const data = { ...made.data, n: 0 };
    await provider.update('small', { id, data, previousData: made.data });
    const list = async () =>
      provider.getList('small', {
        pagination: { page: 1, perPage: 2 },
        sort: { field: 'n', order: 'ASC' },
      });
    expect(await list()).toMatchObject({ data: [{ id, n: 0, version: 2 }, { id: 'a' }], total: 3 });
    await provider.deleteMany('small', { ids: ['a'] });
    expect(await list()).toMatchObject({ data: [{ id }, { id: 'b' }], total: 2 });
    const { data: stored } = await provider.getOne('small', { id });
    expect(stored.on).toBeInstanceOf(Date);
  });

  it('says which part a request or an option needs', async () => {
    const provider = composeDataProvider({ firestore }, reads);
    await expect(
      provider.getList('small', { filter: { q: 'x' }, sort: { field: 'id', order: 'ASC' } }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('`searches`') });
    const resources = { small: { indexes: { sort: ['n'] } } };
    expect(() => composeDataProvider({ firestore, resources }, reads)).toThrow('`queryChecks`');
    expect(
      composeDataProvider(
        { firestore, resources },
        reads,
        queryChecks,
        related,
        learnedKinds,
        searches,
        fileFields,
      ),
    ).toHaveProperty('getList');
  });
});
