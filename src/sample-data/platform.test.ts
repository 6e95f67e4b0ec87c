import { expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections.ts';
import { generateBusinesses } from './businesses.ts';
import { createClock } from './clock.ts';
import { generateSampleData, PLATFORM_SIZE, type SampleRecord } from './index.ts';
import { moreProfiles } from './moreBusinesses.ts';
import { generateProducts } from './products.ts';

/** A platform in small: more of everything than a fresh machine shows. */
const SMALL = {
  ...{ businesses: 90, products: 3000, users: 700, reports: 200 },
  ...{ requests: 60, giveaways: 45, crowd: 1 },
};

const records = [...generateSampleData({ size: SMALL })];
const of = (collection: string) => records.filter(record => record.collection === collection);
const schemaOf = ({ collection }: SampleRecord) => {
  const group = collection.slice(collection.lastIndexOf('/') + 1);
  return Object.values(COLLECTIONS)
    .find(one => one.group === group)
    ?.schema.strict();
};

it('has as many of each kind as asked, the usual ones first', () => {
  expect(of('business')).toHaveLength(SMALL.businesses);
  expect(of('products')).toHaveLength(SMALL.products);
  expect(of('users')).toHaveLength(SMALL.users);
  expect(of('reports')).toHaveLength(SMALL.reports);
  expect(of('requests')).toHaveLength(SMALL.requests);
  expect(of('giveaways')).toHaveLength(SMALL.giveaways);
  const clock = createClock();
  const usual = [...generateProducts(generateBusinesses(clock), clock, 500)];
  const first = of('products').slice(0, usual.length);
  expect(first.map(({ id, data }) => ({ ...data, id }))).toEqual(usual);
});

it('fits the schemas, has no id twice, and is the same every time', () => {
  for (const record of records) {
    const result = schemaOf(record)?.safeParse({ ...record.data, id: record.id });
    expect(result?.error?.issues ?? [], `${record.collection}/${record.id}`).toEqual([]);
  }
  expect(new Set(records.map(({ collection, id }) => `${collection}/${id}`)).size).toBe(
    records.length,
  );
  // As text: comparing records field by field takes ten times as long.
  expect(JSON.stringify([...generateSampleData({ size: SMALL })]) === JSON.stringify(records)).toBe(
    true,
  );
}, 60_000);

it('hangs together: businesses sell and are told of, reports gather on one target, changes are told', () => {
  const born = new Map(of('business').map(({ id, data }) => [id, Number(data.createdAt)]));
  const sellers = new Set(of('products').map(({ data }) => data.businessId));
  expect([...sellers].filter(id => /^biz-\d+$/.test(String(id))).length).toBeGreaterThan(40);
  for (const { data } of of('products'))
    expect(Number(data.createdAt)).toBeGreaterThan(born.get(String(data.businessId)) ?? 0);
  const targets = new Set(of('reports').map(({ data }) => data.targetId));
  expect(targets.size).toBeLessThan(0.8 * SMALL.reports);
  const told = new Set(of('audit').map(({ id }) => id));
  for (const { data, id } of records)
    if (typeof data.auditId === 'string') expect(told.has(data.auditId), id).toBe(true);
});

it('is a platform of 500 businesses of every standing, each with a name of its own', () => {
  expect(PLATFORM_SIZE).toMatchObject({ businesses: 500, products: 100_000, reports: 8000 });
  const profiles = moreProfiles(PLATFORM_SIZE.businesses);
  expect(new Set(profiles.map(({ name }) => name)).size).toBe(profiles.length);
  expect(new Set(profiles.map(({ status }) => status))).toEqual(
    new Set([undefined, 'pending', 'rejected', 'deactivated']),
  );
  expect(profiles.some(({ isDeleted }) => isDeleted)).toBe(true);
});
