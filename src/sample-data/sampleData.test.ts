import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/analytics/days.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { opensCommitment } from '@/domain/giveaways/drawSeed.ts';
import { checkDraw } from '@/domain/giveaways/drawWinners.ts';
import { rankEntries } from '@/domain/giveaways/rankEntries.ts';
import { deriveProduct } from '@/domain/product/deriveProduct.ts';
import {
  auditEntrySchema,
  type DailyStats,
  dailyStatsSchema,
  giveawayEntrySchema,
  giveawaySchema,
  giveawaySeedSchema,
  type Product,
  productSchema,
} from '@/domain/schemas/index.ts';
import { generateSampleData, type SampleRecord } from './index.ts';

const definitionOf = (collection: string) => {
  const group = collection.slice(collection.lastIndexOf('/') + 1);
  const found = Object.values(COLLECTIONS).find(definition => definition.group === group);
  if (!found) throw new Error(`There is no collection ${collection}`);
  return found;
};

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const records = [...generateSampleData()];
const of = (collection: string) => records.filter(record => record.collection === collection);
const withId = ({ id, data }: SampleRecord) => ({ ...data, id });

const products: Product[] = of('products').map(record => productSchema.parse(withId(record)));
const stats: DailyStats[] = of('stats').map(record => dailyStatsSchema.parse(withId(record)));

describe('the sample data', { timeout: 60_000 }, () => {
  it('fits the schemas, field by field', () => {
    for (const record of records) {
      const { schema } = definitionOf(record.collection);
      const result = schema.strict().safeParse(withId(record));
      expect(result.error?.issues ?? [], `${record.collection}/${record.id}`).toEqual([]);
    }
  });

  it('is the same every time, and has no id twice', () => {
    expect([...generateSampleData()]).toEqual(records);
    const paths = records.map(({ collection, id }) => `${collection}/${id}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is as large as it says', () => {
    expect(of('business').length).toBeGreaterThanOrEqual(25);
    expect(products).toHaveLength(2500);
    expect(products.filter(({ businessId }) => businessId === 'owner')).toHaveLength(300);
    expect(products.some(({ businessId }) => businessId === 'newowner')).toBe(false);
    expect(of('users')).toHaveLength(600);
    expect(of('giveaways')).toHaveLength(15);
    expect(of('reports')).toHaveLength(80);
    expect(of('requests')).toHaveLength(40);
    expect(new Set(products.map(({ currency }) => currency))).toEqual(
      new Set(['USD', 'AUD', 'EUR']),
    );
  });

  it('has what the screens have to cope with', () => {
    const share = (test: (product: Product) => boolean) =>
      products.filter(test).length / products.length;
    expect(share(({ status }) => status === 'draft')).toBeGreaterThan(0.05);
    expect(share(({ stockState }) => stockState === 'out')).toBeGreaterThan(0.02);
    expect(share(({ images }) => images.length === 0)).toBeGreaterThan(0.02);
    expect(share(({ price }) => price === null)).toBeGreaterThan(0.01);
    expect(share(({ variants }) => variants.length > 0)).toBeGreaterThan(0.2);
    const byBarcode = groupBy(
      products.filter(({ barcode }) => barcode !== ''),
      ({ barcode }) => barcode,
    );
    const twice = [...byBarcode.values()].filter(
      same => new Set(same.map(({ businessId }) => businessId)).size > 1,
    );
    expect(twice.length).toBeGreaterThan(15);
  });

  it('derives the fields that lists filter by as every write does', () => {
    for (const product of products) expect(product).toMatchObject(deriveProduct(product));
  });

  it('has no product that is older than its business', () => {
    const born = new Map(of('business').map(({ id, data }) => [id, data.createdAt]));
    for (const { businessId, createdAt } of products)
      expect(createdAt.getTime()).toBeGreaterThan(Number(born.get(businessId)));
  });

  it('has analytics whose parts add up', () => {
    const days = groupBy(stats, ({ day }) => day);
    expect(days.size).toBe(180);
    for (const [day, all] of days) {
      const platform = all.find(({ scope }) => scope === 'platform');
      const businesses = all.filter(({ scope }) => scope === 'business');
      expect(platform, day).toBeDefined();
      for (const metric of ['views', 'saves', 'clicks'] as const) {
        const sum = businesses.reduce((total, one) => total + one[metric], 0);
        expect(platform?.[metric]).toBe(sum);
        for (const one of businesses)
          expect(platform?.byBusiness?.[one.businessId ?? '']?.[metric]).toBe(one[metric]);
        for (const one of all) {
          const parts = Object.values(one.byProduct).reduce(
            (total, part) => total + part[metric],
            0,
          );
          expect(parts).toBe(one[metric]);
        }
      }
      for (const one of all) {
        expect(one.newUsers + one.returningUsers).toBe(one.users);
        for (const shares of [one.byCountry, one.byDevice, one.cohorts])
          expect(Object.values(shares).reduce((total, part) => total + part, 0)).toBe(one.users);
      }
    }
  });

  it('knows of everybody when they came before', () => {
    const byId = new Map(stats.map(one => [one.id, one]));
    const first = stats[0]?.day ?? '';
    for (const { businessId, scope, day, users, returningUsers, previousVisits = {} } of stats) {
      const known = Object.values(previousVisits).reduce((total, count) => total + count, 0);
      if (scope === 'platform') expect(known).toBe(returningUsers);
      else expect(known).toBeLessThanOrEqual(users);
      for (const [daysAgo, count] of Object.entries(previousVisits)) {
        const then = addDays(day, -Number(daysAgo));
        const seen = byId.get(`${businessId ?? 'platform'}_${then}`)?.users;
        if (then >= first) expect(count).toBeLessThanOrEqual(seen ?? 0);
        else expect(scope).toBe('platform');
      }
    }
  });

  it('has draws that can be repeated, and seeds that open their commitments', async () => {
    const entries = of('audit').map(record => auditEntrySchema.parse(withId(record)));
    for (const record of of('giveaways')) {
      const giveaway = giveawaySchema.parse(withId(record));
      const entered = of(`giveaways/${giveaway.id}/entries`).map(one =>
        giveawayEntrySchema.parse(withId(one)),
      );
      expect(entered).toHaveLength(giveaway.entryCount);
      const [secret] = of(`giveaways/${giveaway.id}/secret`);
      expect(secret !== undefined).toBe(giveaway.seedCommitment !== null);
      if (!secret || giveaway.seedCommitment === null) continue;
      const { seed } = giveawaySeedSchema.parse(withId(secret));
      expect(opensCommitment(seed, giveaway.seedCommitment)).toBe(true);
      expect(entries.some(entry => JSON.stringify(entry).includes(seed))).toBe(false);
      if (giveaway.drawSeed === null) continue;
      const { ranked } = await rankEntries([entered], giveaway.drawSeed, 100);
      expect(checkDraw(giveaway, ranked)).toMatchObject({ seedFits: true, winnersFit: true });
    }
  });

  it('names audit entries that exist', () => {
    const ids = new Set(of('audit').map(({ id }) => id));
    for (const { data, id } of records)
      if (typeof data.auditId === 'string') expect(ids.has(data.auditId), id).toBe(true);
  });

  it('keeps the first products when there are more of them', () => {
    const more = [...generateSampleData({ products: 3000 })].filter(
      ({ collection }) => collection === 'products',
    );
    expect(more).toHaveLength(3000);
    expect(more.slice(0, 2500)).toEqual(of('products'));
  });
});
