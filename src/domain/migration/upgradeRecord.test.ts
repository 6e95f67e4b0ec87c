import { describe, expect, it } from 'vitest';
import { generateSampleData } from '@/sample-data/index.ts';
import { generateOldRecords } from '@/sample-data/oldRecords.ts';
import { COLLECTIONS } from '../collections.ts';
import { readRecord } from '../readRecord.ts';
import type { UpgradeContext } from './step.ts';
import { schemaVersion } from './steps.ts';
import { type Collected, collectionResource } from './testCollections.ts';
import { upgradeRecord } from './upgradeRecord.ts';

const MADE = new Date('2024-05-01T10:00:00Z');
const context: UpgradeContext = {
  ...{ createTime: MADE, updateTime: new Date('2024-06-01T10:00:00Z') },
  ...{ fieldOf: () => undefined, wholeAmounts: 'major', productStatus: 'draft' },
};
const upgrade = (resource: Collected, stored: Record<string, unknown>, more = {}) =>
  upgradeRecord(resource, stored, { ...context, ...more });
const upgraded = (resource: Collected, stored: Record<string, unknown>, more = {}) => ({
  ...stored,
  ...upgrade(resource, stored, more).set,
});

describe('upgradeRecord', () => {
  const old = [...generateOldRecords({ each: 400 })];

  it('has nothing to do a second time, whatever was stored', () => {
    for (const { collection, id, data } of old) {
      const resource = collectionResource(collection);
      const once = upgraded(resource, data);
      expect(upgrade(resource, once).set, `${collection}/${id}`).toEqual({});
    }
  });

  it('leaves the fields it names, and no others, to fill in', () => {
    for (const { collection, id, data } of old) {
      const resource = collectionResource(collection);
      const { set, left } = upgrade(resource, data);
      const { problems } = readRecord(COLLECTIONS[resource].schema, { ...data, ...set, id });
      const named = [...new Set(problems.map(problem => problem.split(/[.:]/)[0] ?? ''))].sort();
      expect(left, `${collection}/${id}`).toEqual(named);
      expect(left).not.toContain('createdAt');
      expect(left).not.toContain('version');
    }
  });

  it('has nothing to do with records of the console', () => {
    for (const { collection, data, id } of generateSampleData({ products: 200 })) {
      if (
        !['business', 'products', 'users', 'giveaways', 'reports', 'requests'].includes(collection)
      )
        continue;
      const { set } = upgrade(collectionResource(collection), data);
      expect(
        Object.keys(set).filter(one => !['_tokens', 'version'].includes(one)),
        `${collection}/${id}`,
      ).toEqual([]);
    }
  });

  it('makes no administrator and lets nobody in', () => {
    expect(upgraded('business', { isSuperAdmin: 'true', isBusinessOwner: true })).toMatchObject({
      ...{ isSuperAdmin: false, isBusinessOwner: 'pending', isDeleted: false },
    });
    expect(upgraded('business', { isBusinessOwner: 'Approved' }).isBusinessOwner).toBe('Approved');
    expect(upgraded('business', { isDeleted: 'TRUE' }).isDeleted).toBe(true);
    expect(upgraded('business', { isDeleted: { on: 1 } }).isDeleted).toBe(true);
  });

  it.each([
    [{ price: 19.99 }, 1999],
    [{ price: '$1,299.00' }, 129_900],
    [{ price: '1.299,50 €' }, 129_950],
    [{ price: 20 }, 2000],
    [{ price: 1500, currency: 'JPY' }, 1500],
    [{ price: 20, version: 2 }, 20],
    [{ price: 19.99, version: 2 }, 1999],
    [{ price: null }, null],
    [{}, null],
  ])('stores %j in minor units', (stored, price) => {
    expect(upgraded('products', { title: 'Vase', ...stored }).price).toBe(price);
  });

  it('leaves whole amounts where they are minor units already, and what is no amount', () => {
    expect(upgraded('products', { price: 20 }, { wholeAmounts: 'minor' }).price).toBe(20);
    expect(upgrade('products', { price: 'call us' })).toMatchObject({
      left: ['businessId', 'price', 'title'],
    });
  });

  it('takes times from where they are, and else from the database', () => {
    const at = new Date('2021-03-04T05:06:07Z');
    for (const createdAt of [at.toISOString(), at.getTime(), at.getTime() / 1000])
      expect(upgraded('users', { createdAt }).createdAt).toEqual(at);
    expect(upgraded('users', { created: { seconds: at.getTime() / 1000 } }).createdAt).toEqual(at);
    expect(upgraded('users', { createdAt: '03/04/2021' }).createdAt).toEqual(MADE);
  });

  it('takes over the currency and the name of the business', () => {
    const fieldOf = (path: string, field: string) =>
      path === 'business/b1' ? { businessName: 'Bay', baseCurrency: 'AUD' }[field] : undefined;
    expect(
      upgraded('products', { ownerId: 'b1', name: 'Vase', price: 5 }, { fieldOf }),
    ).toMatchObject({
      ...{ businessId: 'b1', title: 'Vase', price: 500, currency: 'AUD', businessName: 'Bay' },
      ...{ status: 'draft', version: 1, gaps: ['image', 'description', 'category', 'sku'] },
    });
  });

  it('gives products of the version before the number of their pieces, and nothing else', () => {
    for (const { collection, data } of generateSampleData({ products: 30 })) {
      if (collection !== 'products') continue;
      const { stockTotal, ...before } = data;
      const { _tokens, ...set } = upgrade('products', before).set;
      expect(set).toEqual({ stockTotal, version: Number(data.version) + 1 });
    }
    expect(schemaVersion('products')).toBe(2);
  });

  it('raises the version of a record that it changes', () => {
    expect(upgraded('users', { ...upgraded('users', {}), name: ' Ada ' })).toMatchObject({
      ...{ name: 'Ada', version: 2 },
    });
  });
});
