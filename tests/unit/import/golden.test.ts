import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '@/domain/import/types.ts';
import { contextOf, importAll, readFixture } from './importing.ts';
import { memoryStore } from './memoryStore.ts';

const brief = ({ handle, title, status, options, variants, issues }: SourceProduct) => ({
  handle,
  title,
  status,
  options: options.map(({ name, values }) => `${name}: ${values.map(v => v.name).join('|')}`),
  variants: variants.map(v =>
    [v.values.join('/'), v.sku, v.price, v.compareAtPrice, v.stock.quantity, v.stock.inStock].join(
      ' ',
    ),
  ),
  issues: issues.map(({ code, row }) => `${code} ${row}`),
});

describe('golden fixtures', () => {
  it('Shopify, first generation', () => {
    expect(readFixture('shopify', 'shopify-legacy').map(brief)).toEqual([
      {
        handle: 'linen-shirt',
        title: 'Linen Shirt',
        status: 'active',
        options: ['Size: S|M', 'Color: Écru'],
        variants: ['S/Écru LS-S-E 59.90 75.00 4 true', 'M/Écru LS-M-E 59.90  0 true'],
        issues: ['negativeStock 3'],
      },
      {
        handle: 'gift-card',
        title: 'Gift Card',
        status: 'draft',
        options: [],
        variants: ['  25.00   true'],
        issues: ['giftCard 5', 'noImage 5'],
      },
      {
        handle: 'no-price',
        title: 'Missing price',
        status: 'archived',
        options: [],
        variants: ['     true'],
        issues: ['noImage 6', 'noPrice 6'],
      },
    ]);
  });

  it('Shopify, second generation', () => {
    expect(readFixture('shopify', 'shopify-2025').map(brief)).toEqual([
      {
        handle: 'clay-mug',
        title: 'Clay Mug',
        status: 'active',
        options: ['Glaze: Blue|White'],
        variants: ['Blue MUG-B 18  12 true', 'White MUG-W 18.50   true'],
        issues: [],
      },
      {
        handle: 'clay-mug-1',
        title: 'Clay Mug',
        status: 'draft',
        options: [],
        variants: ['  1299.00   true'],
        issues: ['noImage 4'],
      },
    ]);
  });

  it('Wix, Catalog V1', () => {
    expect(readFixture('wix', 'wix-v1').map(brief)).toEqual([
      {
        handle: 'product_11111111-1111-1111-1111-111111111111',
        title: 'Savon doux',
        status: 'active',
        options: ['Couleur: vert|blanc', 'Taille: 60g|120g'],
        variants: [
          'vert/60g V60 9.0000 10.0 3 true',
          'vert/120g V120 13.9500 15.5  true',
          'blanc/60g B60 8.1000 9.0 0 false',
        ],
        issues: ['duplicateCombination 5'],
      },
      {
        handle: 'product_22222222-2222-2222-2222-222222222222',
        title: 'Invitation set',
        status: 'active',
        options: ['Quantity: 25|50'],
        variants: ['25  85.0   true', '50  115.0   true'],
        issues: [],
      },
    ]);
  });

  it('Wix, Catalog V3', () => {
    expect(readFixture('wix', 'wix-v3').map(brief)).toEqual([
      {
        handle: 'tote',
        title: 'Tote',
        status: 'active',
        options: ['Color: purple|white'],
        variants: ['purple T-P 20 25  true', 'white T-W 22  7 true'],
        issues: [],
      },
      {
        handle: 'cap',
        title: 'Cap',
        status: 'draft',
        options: [],
        variants: ['  68 129  false'],
        issues: ['noImage 7'],
      },
      {
        handle: 'ghost',
        title: '',
        status: 'draft',
        options: [],
        variants: ['  5   true'],
        issues: ['orphanVariant 8', 'noImage 8'],
      },
    ]);
  });

  it.each([
    ['shopify', 'shopify-legacy', 2],
    ['shopify', 'shopify-2025', 2],
    ['wix', 'wix-v1', 2],
    ['wix', 'wix-v3', 2],
  ] as const)(
    '%s %s is stored as valid products, and again changes nothing',
    async (platform, name, count) => {
      const memory = memoryStore();
      const outcome = await importAll(readFixture(platform, name), memory, contextOf(platform));
      expect(outcome).toMatchObject({ status: 'finished', created: count, failed: 0 });
      expect(memory.products()).toHaveLength(count);
      const commits = memory.commits();
      const again = contextOf(platform, undefined, { runId: 'run2' });
      expect(await importAll(readFixture(platform, name), memory, again)).toBeNull();
      expect(memory.commits()).toBe(commits);
    },
  );

  it('stores amounts, codes, stock, cost and pictures exactly', async () => {
    const memory = memoryStore();
    await importAll(readFixture('shopify', 'shopify-legacy'), memory, contextOf('shopify'));
    const shirt = memory.products().find(({ title }) => title === 'Linen Shirt');
    expect(shirt).toMatchObject({
      price: 5990,
      compareAtPrice: 7500,
      currency: 'EUR',
      sku: 'LS-S-E',
      barcode: '4006381333931',
      brand: 'Casa Fio',
      category: 'Shirts & Tops',
      tags: ['linen', 'summer', '"limited"'],
      status: 'active',
      stockState: 'low',
      gaps: [],
      source: { platform: 'shopify', shop: 'shop', handle: 'linen-shirt', runId: 'run1' },
    });
    expect(shirt?.images.map(({ alt }) => alt)).toEqual(['Front', '', '']);
    expect(shirt?.variants.map(variant => variant.weightGrams)).toEqual([240, 250]);
    expect(shirt?.variants[1]?.inventory).toEqual({
      tracked: true,
      quantity: 0,
      inStock: true,
      oversell: true,
    });
    expect(memory.get(`products/${shirt?.id}/private/biz`)).toMatchObject({
      businessId: 'biz',
      // The other size has none in the file.
      ...{ cost: null, variantCosts: { [shirt?.variants[0]?.id ?? '']: 2000 } },
    });
    expect(memory.get('imports/run1')).toMatchObject({
      status: 'finished',
      counts: { total: 3, created: 2, updated: 0, unchanged: 0, failed: 0 },
    });
  });
});
