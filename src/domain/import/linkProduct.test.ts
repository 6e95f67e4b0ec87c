import { describe, expect, it } from 'vitest';
import { readText } from '../../../tests/unit/import/importing.ts';
import { testProduct } from '../merge/testProduct.ts';
import { errorIssue } from './issues.ts';
import { linkProduct, originChange, recognisedProduct } from './linkProduct.ts';
import { mapProduct } from './map/mapProduct.ts';
import { planProduct } from './planProduct.ts';
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

describe('the line of a product that there is', () => {
  const origin = (handle: string) => ({ platform: 'shopify', shop: 'new-shop', handle });
  const known = {
    ...stored,
    source: {
      ...({ platform: 'shopify', channel: 'csv', shop: 'new-shop', externalId: null } as const),
      ...{ handle: 'mug-1', url: null, importedAt: new Date(0), runId: 'r', hash: '', base: {} },
    },
  };

  it('says what it was known by', () => {
    expect(originChange(known, mapped, 'new-shop')).toEqual({
      ...{ field: 'source', from: origin('mug-1'), to: origin('mug-2') },
    });
  });

  it('is an error, not a link, where the file’s product cannot be read', () => {
    const issues = [errorIssue('noTitle', { row: 2 })];
    const broken = linkProduct({ ...mapped, issues }, stored, 'link', settings);
    expect(broken).toMatchObject({ state: 'error', changes: [] });
    expect(broken).not.toHaveProperty('link');
    expect(recognisedProduct(broken, 'sku', settings)).toBe(broken);
  });

  it('keeps what people changed and the file tells another way', () => {
    const base = { title: 'another', brand: 'another' };
    const edited = { ...known, source: { ...known.source, base } };
    const { kept, changes } = linkProduct(mapped, edited, 'link', settings);
    expect(kept.map(({ field }) => field)).toEqual(expect.arrayContaining(['title', 'brand']));
    expect(changes.map(({ field }) => field)).toEqual(['source']);
  });

  it('says what it was recognised by, and changes with it', () => {
    const existing = { record: known, costs: undefined, hasDetails: false };
    const planned = planProduct(mapped, existing, true);
    const recognised = recognisedProduct(planned, 'barcode', settings);
    expect(recognised).toEqual({
      ...planned,
      ...{ recognisedBy: 'barcode', state: 'changed' },
      changes: [...planned.changes, originChange(known, mapped, 'new-shop')],
    });
    const unknown = planProduct(mapped, null, true);
    expect(recognisedProduct(unknown, 'sku', settings)).toBe(unknown);
  });
});
