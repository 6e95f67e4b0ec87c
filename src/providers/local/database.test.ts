import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeAll, expect, it } from 'vitest';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { createContext } from './access.ts';
import { DATABASE_SCHEMA, type LocalDatabase } from './database.ts';
import { SEEDED } from './databaseName.ts';
import { createLocalDataProvider } from './dataProvider.ts';
import { openDatabase } from './openDatabase.ts';
import { ensureSampleData } from './seed.ts';
import { toRow } from './storedRow.ts';
import { pathTarget } from './target.ts';

/** Indexes that products had in the first version, and have no more. */
const GONE = [
  ...['[in+k.category+k.title]', '[in+k.brand+k.price]', '[in+k.status+k.stockState]'],
  '[in+k.businessId+k.stockState]',
];
const NAME = 'first-version';
const OWN = 'A lamp that somebody named';
const ADMIN: IdentityClaims = {
  uid: 'admin',
  email: 'admin@catalogue.example',
  emailVerified: true,
};

const indexesIn = async (name: string) => {
  const database = await new Dexie(name).open();
  const indexes = database.table('products').schema.indexes.map(one => one.src);
  const version = database.verno;
  database.close();
  return { indexes, version };
};

/** A database as the first version made it, and as somebody left it. */
const leaveFirstVersion = async () => {
  const database = new Dexie(NAME);
  const products = [DATABASE_SCHEMA.products, ...GONE].join();
  database.version(1).stores({ ...DATABASE_SCHEMA, products });
  for (const { collection, id, data } of generateSampleData({ products: 80 })) {
    const { layout, definition } = pathTarget(collection);
    const { stockTotal: _, ...before } = data;
    const record = id === 'p00003' ? { ...before, id, title: OWN } : { ...before, id };
    await database.table(layout.name).put(toRow(layout, definition, collection, record));
  }
  await database.table('meta').bulkPut([
    { key: SEEDED, value: 2 },
    { key: 'layout', value: 'that of the first version' },
  ]);
  // Counted under an index that goes, and wrongly under one that stays.
  await database.table('counts').bulkPut([
    { key: ['products', GONE[0], 'products'].join('\u0000'), count: 80 },
    { key: ['products', 'in', 'string:products'].join('\u0000'), count: 3 },
  ]);
  database.close();
};

const providerOf = (database: LocalDatabase) =>
  createLocalDataProvider(
    createContext(database, () => ADMIN, { superAdmins: [String(ADMIN.email)], support: [] }),
  );

beforeAll(leaveFirstVersion);

it('takes indexes away from a filled database of the version before, and keeps what is in it', async () => {
  expect(await indexesIn(NAME)).toMatchObject({
    indexes: expect.arrayContaining(GONE),
    version: 1,
  });

  const database = await openDatabase(NAME);
  await ensureSampleData(database);
  const provider = providerOf(database);
  const page = { page: 1, perPage: 100 };
  const { data, total } = await provider.getList('products', {
    filter: { businessId: 'owner' },
    sort: { field: 'title', order: 'ASC' },
    pagination: page,
  });
  const own = await provider.getOne('products', { id: 'p00003' });
  expect(own.data.title).toBe(OWN);
  const titles = data.map(({ title }) => String(title));
  expect(titles.length).toBeGreaterThan(5);
  expect(titles).toEqual([...titles].sort());
  expect(total).toBe(titles.length);
  expect(await provider.count('products', { filter: {} })).toBe(80);
  const byStock = await provider.getList('products', {
    filter: { businessId: 'owner' },
    sort: { field: 'stockTotal', order: 'DESC' },
    pagination: page,
  });
  const pieces = byStock.data.map(({ stockTotal }) => stockTotal);
  expect(byStock.total).toBe(total);
  expect(pieces.slice(0, 3)).toEqual(pieces.slice(0, 3).toSorted((a, b) => b - a));
  expect(pieces).toContain(null);
  database.close();

  const { indexes, version } = await indexesIn(NAME);
  expect(version).toBe(3);
  expect(indexes).toEqual(expect.arrayContaining(['[in+k.businessId+k.title]']));
  for (const gone of GONE) expect(indexes).not.toContain(gone);
});

it('has at most 38 keys a product', () => {
  const [, ...indexes] = String(DATABASE_SCHEMA.products).split(',');
  expect(indexes.length).toBeLessThanOrEqual(38);
});
