import { describe, expect, it } from 'vitest';
import { readText } from '../../../tests/unit/import/importing.ts';
import { testProduct } from '../merge/testProduct.ts';
import { linkProduct } from './linkProduct.ts';
import { mapProduct } from './map/mapProduct.ts';
import { defaultSettings } from './settings.ts';

const settings = defaultSettings('new-shop', 'EUR');
const CSV = 'Handle,Title,Vendor,Variant SKU,Variant Price\nmug-2,Clay Mug,Casa,M-1,19.00';
const [source] = readText('shopify', CSV).products;
if (!source) throw new Error('The file has a product');
const mapped = mapProduct(source, settings, 'owner', html => ({ html, removed: false }));
const stored = testProduct('p1', {
  title: 'Our own clay mug',
  sku: 'M-1',
  price: 1500,
  currency: 'EUR',
});

describe('a new product that is one there is', () => {
  it('is linked to it: that one keeps what it says, and is known from now on', () => {
    const linked = linkProduct(mapped, stored, 'link', settings);
    expect(linked).toMatchObject({ key: 'p1', state: 'changed', link: 'link' });
    expect(linked.changes).toEqual([
      {
        field: 'source',
        from: null,
        to: { platform: 'shopify', shop: 'new-shop', handle: 'mug-2' },
      },
    ]);
    expect(linked.kept.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'price']),
    );
  });

  it('updates it: the source wins', () => {
    const updated = linkProduct(mapped, stored, 'update', settings);
    expect(updated.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'price', 'brand', 'source']),
    );
    expect(updated.kept).toEqual([]);
  });
});
