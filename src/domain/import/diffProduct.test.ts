import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import { NO_COSTS } from '../product/productCosts.ts';
import type { Inventory, Product } from '../schemas/product.ts';
import { diffProduct, nextBase, type ProductDifference } from './diffProduct.ts';
import { type FieldHashes, fieldHash } from './map/fieldHashes.ts';
import { mapProduct } from './map/mapProduct.ts';
import { defaultSettings } from './settings.ts';
import { counted, emptySource, emptyVariant, untracked } from './sourceProduct.ts';
import type { ImportedField, SourceProduct, SourceVariant } from './types.ts';
import { providesCosts, type StoredCosts } from './wantedCosts.ts';

const line = (more: Partial<SourceVariant> = {}): SourceVariant => ({
  ...emptyVariant(2),
  price: '9.00',
  ...more,
});
const mapped = (more: Partial<SourceProduct> = {}) => {
  const source: SourceProduct = {
    ...emptySource('shopify', 'csv', 'mug'),
    ...{ title: 'Mug', row: 2, variants: [line()], ...more },
  };
  return mapProduct(source, defaultSettings('shop', 'USD'), 'owner', html => ({
    html,
    removed: false,
  }));
};
const only = (field: ImportedField, more: Partial<SourceProduct> = {}) =>
  mapped({ provided: [field], ...more });
const stored = (more: Partial<Product> = {}, base?: FieldHashes) => {
  const record = testProduct('p1', more);
  const source: Product['source'] = base && {
    ...({ platform: 'shopify', channel: 'csv', shop: 'shop', externalId: null } as const),
    ...{ handle: 'mug', url: null, importedAt: new Date(0), runId: 'r', hash: '', base },
  };
  return {
    record: { ...record, source },
    costs: NO_COSTS as StoredCosts | undefined,
    hasDetails: false,
  };
};
const hashOf = (field: ImportedField, value: unknown) => fieldHash(field, { [field]: value });
const NONE = { changes: [], kept: [] };

describe('a field', () => {
  const change = { field: 'title', from: 'Cup', to: 'Mug' };

  it('is overwritten where it is as the last import left it', () => {
    const left = stored({ title: 'Cup' }, { title: hashOf('title', 'Cup') });
    expect(diffProduct(only('title'), left, false)).toEqual({ changes: [change], kept: [] });
  });

  it('stays where people changed it, and says what the file has, if that is new', () => {
    const edited = stored({ title: 'Cup' }, { title: hashOf('title', 'Old') });
    expect(diffProduct(only('title'), edited, false)).toEqual({ changes: [], kept: [change] });
    expect(diffProduct(only('title'), edited, true)).toEqual({ changes: [change], kept: [] });
    const known = stored({ title: 'Cup' }, { title: hashOf('title', 'Mug') });
    expect(diffProduct(only('title'), known, false)).toEqual(NONE);
  });

  it('that no import wrote is overwritten where it is blank', () => {
    const brand = only('brand', { brand: 'Norden' });
    const change = { field: 'brand', from: '', to: 'Norden' };
    expect(diffProduct(brand, stored({ brand: '' }), false)).toEqual({
      changes: [change],
      kept: [],
    });
    expect(diffProduct(brand, stored({ brand: 'Ours' }), false)).toEqual({
      ...{ changes: [], kept: [{ ...change, from: 'Ours' }] },
    });
    const euro = only('currency', { currency: 'EUR' });
    expect(diffProduct(euro, stored({ currency: 'USD' }), false).changes).toHaveLength(1);
  });

  it('is no difference where both say the same, nor where the file says nothing', () => {
    expect(diffProduct(only('title'), stored({ title: 'Mug' }), true)).toEqual(NONE);
    expect(diffProduct(mapped({ provided: [] }), stored({ title: 'Cup' }), true)).toEqual(NONE);
  });

  it('that is missing is told as null', () => {
    const weight = { value: '1', unit: 'kg' as const };
    const heavy = only('weightGrams', { variants: [line({ weight })] });
    expect(diffProduct(heavy, stored({ weightGrams: null }), true).changes).toEqual([
      { field: 'weightGrams', from: null, to: 1000 },
    ]);
    const light = only('weightGrams');
    expect(diffProduct(light, stored({ weightGrams: 5 }), true).changes).toEqual([
      { field: 'weightGrams', from: 5, to: null },
    ]);
  });
});

describe('pictures', () => {
  const url = 'https://x.example/a.jpg';
  const images = [{ url, alt: 'New' }];

  it('keep their stored file and take the new words', () => {
    const incoming = only('images', { images });
    const id = incoming.content.images[0]?.id ?? '';
    const own = { id, url: 'https://storage.example/copy.jpg', alt: 'Old' };
    expect(diffProduct(incoming, stored({ images: [own] }), true).changes).toEqual([
      { field: 'images', from: [own], to: [{ ...own, alt: 'New' }] },
    ]);
    const elsewhere = { id: 'form', url, alt: 'Old' };
    expect(diffProduct(incoming, stored({ images: [elsewhere] }), true).changes).toMatchObject([
      { to: [{ ...elsewhere, alt: 'New' }] },
    ]);
    const other = { id: 'other', url: 'https://x.example/b.jpg', alt: '' };
    expect(diffProduct(incoming, stored({ images: [other] }), true).changes).toMatchObject([
      { to: [{ id, url, alt: 'New' }] },
    ]);
  });
});

describe('a cost', () => {
  const cheap = (more: Partial<SourceVariant> = {}, about: Partial<SourceProduct> = {}) =>
    only('cost', { variants: [line({ cost: '4.00', ...more })], ...about });
  const change = { field: 'cost', from: 300, to: 400 };

  it('is compared where it was read, and can be', () => {
    const known = { ...stored(), costs: { cost: 300, variantCosts: null } };
    expect(diffProduct(cheap(), known, true).changes).toEqual([change]);
    expect(diffProduct(cheap(), { ...known, costs: undefined }, true)).toEqual(NONE);
    expect(diffProduct(cheap(), { ...known, costs: NO_COSTS }, false).changes).toEqual([
      { ...change, from: null },
    ]);
    expect(diffProduct(cheap({ unread: ['cost'] }), known, true)).toEqual(NONE);
    expect(diffProduct(cheap({ unread: ['price'] }), known, true).changes).toEqual([change]);
  });

  it('has to be read where the file tells one', () => {
    expect(providesCosts(cheap(), stored().record)).toBe(true);
    expect(providesCosts(cheap({ unread: ['cost'] }), stored().record)).toBe(false);
    expect(providesCosts(mapped({ provided: ['title'] }), stored().record)).toBe(false);
    const options = [{ name: 'Size', values: [{ name: 'S' }] }];
    expect(providesCosts(cheap({}, { unsaid: ['option1'] }), stored({ options }).record)).toBe(
      false,
    );
  });

  it('is an edit by the hash beside it, or by that of an older import', () => {
    const left = { cost: 300, variantCosts: null };
    const costBase = hashOf('cost', 300);
    const changesOf = (existing: Parameters<typeof diffProduct>[1]) =>
      diffProduct(cheap(), existing, false).changes.length;
    expect(changesOf({ ...stored(), costs: { ...left, costBase } })).toBe(1);
    expect(changesOf({ ...stored({}, { cost: costBase }), costs: left })).toBe(1);
    const newer = { ...left, costBase: hashOf('cost', 200) };
    expect(changesOf({ ...stored({}, { cost: costBase }), costs: newer })).toBe(0);
    expect(changesOf({ ...stored(), costs: left })).toBe(0);
  });
});

describe('what a live shop does not tell', () => {
  const stock = (quantity: number, inStock = quantity > 0): Inventory => ({
    ...{ tracked: true, quantity, inStock, oversell: false },
  });
  const live = (more: Partial<SourceProduct>) => mapped({ channel: 'api', ...more });

  it('is how many there are, as long as there are some', () => {
    const changesOf = (known: SourceVariant['stock'], own: Inventory) =>
      diffProduct(
        live({ provided: ['inventory'], variants: [line({ stock: known })] }),
        stored({ inventory: own }),
        true,
      ).changes.length;
    expect(changesOf(untracked(true), stock(7))).toBe(0);
    expect(changesOf(untracked(false), stock(7))).toBe(1);
    expect(changesOf(untracked(false), stock(0))).toBe(0);
    expect(changesOf(counted(3, false), stock(7))).toBe(1);
  });

  it('is the weight of a product', () => {
    const incoming = live({ provided: ['weightGrams'] });
    expect(diffProduct(incoming, stored({ weightGrams: 7 }), true)).toEqual(NONE);
    const weight = { value: '5', unit: 'g' as const };
    const heavy = live({ provided: ['weightGrams'], variants: [line({ weight })] });
    expect(diffProduct(heavy, stored({ weightGrams: 7 }), true).changes).toMatchObject([{ to: 5 }]);
  });

  it('is how many of a variant there are, and its weight', () => {
    const sizes = (own: Partial<SourceVariant>) =>
      live({
        provided: ['variants'],
        options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
        variants: [line({ values: ['S'], ...own }), line({ values: ['M'] })],
      });
    const ids = sizes({}).content.variants.map(({ id }) => id);
    const of = (inventory: Inventory) =>
      stored({
        variants: [
          testVariant(
            ids[0] ?? '',
            { Size: 'S' },
            { sku: '', price: 900, inventory, weightGrams: 9 },
          ),
        ],
      });
    const wanted = (own: Partial<SourceVariant>, inventory: Inventory) => {
      const [change] = diffProduct(sizes(own), of(inventory), true).changes;
      return Array.isArray(change?.to) ? change.to : [];
    };
    expect(wanted({ stock: untracked(true) }, stock(7))).toMatchObject([
      { id: ids[0], inventory: stock(7), weightGrams: 9 },
      { id: ids[1] },
    ]);
    expect(wanted({ stock: untracked(false) }, stock(7))[0].inventory).toMatchObject({
      inStock: false,
    });
    const weight = { value: '5', unit: 'g' as const };
    expect(wanted({ weight }, stock(7))[0].weightGrams).toBe(5);
  });
});

describe('what an import remembers', () => {
  const incoming = mapped({ provided: ['title', 'brand'], brand: 'Norden' });
  const baseOf = (
    existing: ReturnType<typeof stored>,
    changes: ProductDifference['changes'] = [],
  ) => nextBase(incoming, existing, { changes }).base;

  it('is all of a new product, its costs for themselves', () => {
    const { cost, ...rest } = incoming.hashes;
    expect(nextBase(incoming, null, NONE)).toEqual({ base: rest, costBase: cost });
  });

  it('is what was written, or found as wanted; the rest as it was', () => {
    const base = { title: 'old', brand: 'old', category: 'old' };
    const same = stored({ title: 'Cup', brand: 'Norden' }, base);
    expect(baseOf(same)).toEqual({ ...base, brand: hashOf('brand', 'Norden') });
    expect(baseOf(same, [{ field: 'title', from: 'Cup', to: 'Mug' }])).toEqual({
      ...{ title: hashOf('title', 'Mug'), brand: hashOf('brand', 'Norden'), category: 'old' },
    });
    expect(baseOf(stored({ brand: 'Ours' }))).toEqual({});
  });

  describe('of a cost', () => {
    const file = (more: Partial<SourceVariant> = {}) =>
      only('cost', { variants: [line({ cost: '4.00', ...more })] });
    const left = (cost: number | null, costBase?: string) => ({
      ...stored(),
      costs: { cost, variantCosts: null, costBase },
    });

    it('is its hash where it was written, or found as wanted', () => {
      const hash = hashOf('cost', 400);
      expect(nextBase(file(), left(400), NONE)).toEqual({ base: {}, costBase: hash });
      const changes = [{ field: 'cost', from: 300, to: 400 }];
      expect(nextBase(file(), left(300), { changes })).toEqual({ base: {}, costBase: hash });
      expect(nextBase(only('cost'), left(null), NONE).costBase).toBe(hashOf('cost', null));
    });

    it('is what it was where somebody edited it, or nobody can read the cell', () => {
      expect(nextBase(file(), left(300, 'old'), NONE).costBase).toBe('old');
      expect(nextBase(file(), left(300), NONE).costBase).toBeNull();
      expect(nextBase(file({ unread: ['cost'] }), left(400, 'old'), NONE).costBase).toBe('old');
    });

    it('moves from where an older import left it, once the costs are read', () => {
      const older = stored({}, { title: 't', cost: 'old' });
      const read = { ...older, costs: { cost: 300, variantCosts: null } };
      expect(nextBase(file(), read, NONE)).toEqual({ base: { title: 't' }, costBase: 'old' });
      const unread = { ...older, costs: undefined };
      expect(nextBase(only('brand'), unread, NONE).base).toMatchObject({ cost: 'old' });
    });
  });
});
