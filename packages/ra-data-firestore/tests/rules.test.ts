import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';
import { loadRules } from './support/rules.ts';

const PROJECT = 'demo-provider-rules';

const RULES = `
    match /limited/{id} { allow get: if true; allow list: if request.query.limit <= 100; }
    match /owned/{id} { allow read: if resource.data.owner == request.auth.uid; }
    match /getOnly/{id} { allow get: if true; }
    match /closed/{id} { allow read, write: if false; }
    match /versioned/{id} {
      allow read: if true;
      allow update: if request.resource.data._rev == resource.data._rev + 1;
    }`;

const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'n', order: 'ASC' as const } };

describe.skipIf(!emulator)('security rules are not filters (Firestore emulator)', () => {
  const admin = connect(PROJECT, { mockUserToken: 'owner' });
  const client = connect(PROJECT, { mockUserToken: { sub: 'me' } });
  const provider = firestoreDataProvider({
    firestore: client.firestore,
    resources: {
      owned: { filter: { owner: 'me' } },
      unfiltered: { path: 'owned' },
      cappedLimit: { path: 'limited', total: 'capped' },
      versioned: { lock: '_rev' },
    },
    totalCap: 100,
  });
  const rows = (count: number, field: (n: number) => object) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `d${String(n).padStart(3, '0')}`,
        { n, ...field(n) },
      ]),
    );

  beforeAll(async () => {
    await loadRules(PROJECT, RULES);
    const mine = (n: number) => ({ owner: n % 2 ? 'other' : 'me' });
    await seed(
      admin.firestore,
      'limited',
      rows(60, () => ({})),
    );
    await seed(admin.firestore, 'owned', rows(60, mine));
    await seed(
      admin.firestore,
      'getOnly',
      rows(3, () => ({})),
    );
    await seed(
      admin.firestore,
      'versioned',
      rows(1, () => ({ _rev: 1 })),
    );
  });
  afterAll(() => Promise.all([admin.close(), client.close()]));

  it('lists under a rule on the limit, where the count is denied, with pageInfo', async () => {
    const first = await provider.getList('limited', { ...page, filter: {} });
    expect(first.data).toHaveLength(25);
    expect(first.total).toBeUndefined();
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    const last = await provider.getList('limited', {
      ...page,
      filter: {},
      pagination: { page: 3, perPage: 25 },
    });
    expect(last.data.map(({ n }) => n)).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59]);
    expect(last.total).toBe(60);
  });

  it('knows exactly whether a full last page is the last where the count is denied', async () => {
    const fresh = firestoreDataProvider({ firestore: client.firestore });
    const result = await fresh.getList('limited', {
      ...page,
      filter: {},
      pagination: { page: 2, perPage: 30 },
    });
    expect(result.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
  });

  it('has a total under such a rule when it is capped', async () => {
    const { total } = await provider.getList('cappedLimit', { ...page, filter: {} });
    expect(total).toBe(60);
  });

  it('lists, counts and refers with the static filter that proves the rule', async () => {
    const list = await provider.getList('owned', { ...page, filter: {} });
    expect(list).toMatchObject({ total: 30 });
    expect(await provider.count('owned')).toBe(30);
    const referred = await provider.getManyReference('owned', {
      ...page,
      filter: {},
      target: 'owner',
      id: 'me',
    });
    expect(referred.total).toBe(30);
    await expect(provider.getList('unfiltered', { ...page, filter: {} })).rejects.toMatchObject({
      status: 403,
      body: { code: 'permission-denied' },
    });
  });

  it('gets those of many records that may be read', async () => {
    const ids = Object.keys(rows(10, () => ({})));
    const { data } = await provider.getMany('owned', { ids: [...ids, 'missing'] });
    expect(data.map(({ n }) => n)).toEqual([0, 2, 4, 6, 8]);
  });

  it('gets many records where only single ones may be read', async () => {
    const { data } = await provider.getMany('getOnly', { ids: ['d002', 'd000'] });
    expect(data.map(({ n }) => n)).toEqual([2, 0]);
  });

  it('rejects with 403, never with 200 or an empty list', async () => {
    await expect(provider.getOne('closed', { id: 'x' })).rejects.toMatchObject({ status: 403 });
    await expect(provider.getList('closed', { ...page, filter: {} })).rejects.toMatchObject({
      status: 403,
    });
    await expect(provider.create('closed', { data: { a: 1 } })).rejects.toMatchObject({
      status: 403,
      name: expect.any(String),
    });
    const failed = await provider
      .deleteMany('closed', { ids: ['a', 'b'] })
      .catch((error: { body: unknown }) => error.body);
    expect(failed).toMatchObject({ done: [], failed: ['a', 'b'] });
  });

  it('tells a lost race from a denial under a rule on the version', async () => {
    const { data } = await provider.getOne('versioned', { id: 'd000' });
    await seed(admin.firestore, 'versioned', { d000: { n: 7, _rev: 2 } });
    await expect(
      provider.update('versioned', { id: 'd000', data: { ...data, n: 1 }, previousData: data }),
    ).rejects.toMatchObject({ status: 409, body: { record: { n: 7, _rev: 2 } } });
    const fresh = await provider.getOne('versioned', { id: 'd000' });
    const saved = await provider.update('versioned', {
      id: 'd000',
      data: { ...fresh.data, n: 9 },
      previousData: fresh.data,
    });
    expect(saved.data).toMatchObject({ n: 9, _rev: 3 });
  });

  it('ends a denied subscription with an error and no rows', async () => {
    const seen: unknown[] = [];
    const error = await new Promise<Error>(resolve => {
      provider.watchList(
        'unfiltered',
        { filter: {}, limit: 5 },
        { next: rows => seen.push(rows), error: resolve },
      );
    });
    expect(error).toMatchObject({ status: 403 });
    expect(seen).toEqual([]);
  });
});
