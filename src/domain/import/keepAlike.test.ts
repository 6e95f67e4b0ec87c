import { describe, expect, it } from 'vitest';
import { emptyProduct } from '../product/emptyProduct.ts';
import { NO_COSTS } from '../product/productCosts.ts';
import type { Product, ProductVariant } from '../schemas/product.ts';
import { keepAlike, withStoredIds } from './keepAlike.ts';
import { emptySource } from './sourceProduct.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const untracked = emptyProduct('EUR').inventory;

const variant = (size: string, more: Partial<ProductVariant> = {}): ProductVariant => ({
  ...{ id: `v-${size}`, optionValues: { Size: size }, sku: '', barcode: '', price: 100 },
  ...{ compareAtPrice: null, inventory: untracked, visible: true },
  ...more,
});

const stored = (more: Partial<Product> = {}): Product => ({
  ...emptyProduct('EUR'),
  ...{ id: 'p', businessId: 'biz', businessName: 'Biz', version: 1 },
  ...{ stockState: 'untracked', stockTotal: null },
  ...{ createdAt: NOW, createdBy: 'biz', updatedAt: NOW, updatedBy: 'biz', gaps: [] },
  ...more,
});

const aligned = (
  wanted: Partial<Product>,
  product: Product,
  source: Partial<ReturnType<typeof emptySource>> = {},
) =>
  keepAlike(
    { ...emptyProduct('EUR'), ...wanted, ...NO_COSTS },
    { ...emptySource('shopify', 'csv', 'p'), ...source },
    product,
  );

describe('keepAlike', () => {
  it('keeps a description that the file has word for word, however it is cleaned', () => {
    const product = stored({ description: '<p>Salt & Co</p>' });
    const clean = { description: '<p>Salt &amp; Co</p>' };
    expect(aligned(clean, product, { descriptionHtml: '<p>Salt & Co</p>' }).description).toBe(
      '<p>Salt & Co</p>',
    );
    expect(aligned(clean, product, { descriptionHtml: '<p>Salt &amp; Co</p>' }).description).toBe(
      '<p>Salt &amp; Co</p>',
    );
  });

  it('keeps what Shopify cannot tell, and takes what it tells', () => {
    const options = [{ name: 'Size', values: [{ name: 'S', color: '#fff' }, { name: 'M' }] }];
    const product = stored({
      ...{ options, compareAtPrice: 250, sku: 'OWN' },
      variants: [variant('S', { visible: false })],
    });
    const provided = { options: [{ name: 'Size', values: [{ name: 'S' }] }], sku: 'FIRST' };
    const same = aligned({ ...provided, variants: [variant('S')] }, product);
    expect(same).toMatchObject({ options, compareAtPrice: 250, sku: 'OWN' });
    expect(same.variants).toEqual(product.variants);
    const dearer = aligned({ ...provided, variants: [variant('S', { price: 120 })] }, product);
    expect(dearer.options).toEqual([{ name: 'Size', values: [{ name: 'S', color: '#fff' }] }]);
    expect(dearer).toMatchObject({ compareAtPrice: null, sku: 'FIRST' });
    expect(dearer.variants).toMatchObject([{ price: 120, visible: false }]);
  });

  it('keeps archived products that Wix hides, and shows those that it shows', () => {
    const product = stored({ status: 'archived' });
    const wix = { platform: 'wix' as const };
    expect(aligned({ status: 'draft' }, product, wix).status).toBe('archived');
    expect(aligned({ status: 'active' }, product, wix).status).toBe('active');
    expect(aligned({ status: 'draft' }, product).status).toBe('draft');
  });

  it('keeps attributes in their order, and as texts where Wix has lists of choices', () => {
    const attributes = [
      { name: 'Care', value: 'wash; dry' },
      { name: 'Made in', value: 'Japan' },
    ];
    const product = stored({ attributes });
    const provided = [
      { name: 'Made in', value: 'Japan' },
      { name: 'Care', value: 'wash, dry' },
    ];
    const wix = { platform: 'wix' as const };
    expect(aligned({ attributes: provided }, product, wix).attributes).toEqual(attributes);
    expect(aligned({ attributes: provided }, product).attributes).toEqual(provided);
    expect(aligned({ attributes: provided.slice(1) }, product, wix).attributes).toEqual(
      provided.slice(1),
    );
  });

  it('keeps pictures of this browser alone only where our own export left them out', () => {
    const image = { id: 'i', url: 'local-file:1', alt: '' };
    const product = stored({ images: [image] });
    expect(aligned({ images: [] }, product).images).toEqual([]);
    expect(aligned({ images: [] }, product, { ownId: 'p' }).images).toEqual([image]);
  });
});

it('variants are those with the same choices, whatever ids they have', () => {
  const [small, medium] = [variant('S', { id: 'a' }), variant('M', { id: 'b' })];
  const wanted = withStoredIds([variant('M'), variant('L')], [small, medium]);
  expect(wanted.map(({ id }) => id)).toEqual(['b', 'v-L']);
});

describe('stock', () => {
  const stock = (tracked: boolean, quantity: number, inStock: boolean, oversell = false) => ({
    ...{ tracked, quantity, inStock, oversell },
  });
  const becomes = (wanted: Product['inventory'], own: Product['inventory']) =>
    aligned({ inventory: wanted }, stored({ inventory: own })).inventory;
  const own = stock(false, 7, true);
  const gone = stock(false, 7, false);

  it('that nobody counts stays where the file says as much of it', () => {
    expect(becomes(stock(false, 0, true), own)).toBe(own);
    expect(becomes(stock(false, 0, false), gone)).toBe(gone);
    expect(becomes(stock(true, 0, false), gone)).toBe(gone);
  });

  it.each([
    ['is there and was not', stock(false, 0, true), gone],
    ['is not there and was', stock(true, 0, false), own],
    ['is counted now', stock(true, 3, true), own],
    ['is sold beyond nothing', stock(true, 0, true, true), own],
    ['is sold beyond nothing, though there is none', stock(true, 0, false, true), gone],
    ['is a number of none', stock(true, 2, false), gone],
    ['is not counted any more', stock(false, 0, true), stock(true, 7, true)],
    ['was counted and is none now', stock(true, 0, false), stock(true, 0, false)],
  ])('%s: the file counts', (_, wanted, before) => {
    expect(becomes(wanted, before)).toBe(wanted);
  });
});

describe('a weight of a product without variants', () => {
  it('of nothing is as none, and is not taken from one that weighs something', () => {
    const becomes = (wanted: number | null, own: number | null) =>
      aligned({ weightGrams: wanted }, stored({ weightGrams: own })).weightGrams;
    expect([becomes(null, 0), becomes(null, 5), becomes(null, null)]).toEqual([0, null, null]);
    expect([becomes(3, 0), becomes(0, 5)]).toEqual([3, 0]);
  });
});

describe('a variant', () => {
  const picture = 'https://x.example/a.jpg';
  const asStored = (own: Partial<ProductVariant>) =>
    stored({ variants: [variant('S', own)], options: [option('Size', ['S'])] });
  const option = (name: string, values: string[]) => ({
    name,
    values: values.map(value => ({ name: value })),
  });
  const becomes = (
    wanted: Partial<ProductVariant>,
    own: Partial<ProductVariant>,
    platform: 'wix' | 'shopify',
  ) => aligned({ variants: [variant('S', wanted)] }, asStored(own), { platform }).variants[0];

  it('keeps the address of its picture where it is the same one', () => {
    expect(becomes({ imageUrl: picture }, { imageUrl: '/a.jpg' }, 'shopify')?.imageUrl).toBe(
      '/a.jpg',
    );
    expect(becomes({ imageUrl: picture }, { imageUrl: '/b.jpg' }, 'shopify')?.imageUrl).toBe(
      picture,
    );
  });

  it('is hidden as Wix says, and as it was for Shopify', () => {
    expect(becomes({ visible: true }, { visible: false }, 'wix')?.visible).toBe(true);
    expect(becomes({ visible: true }, { visible: false }, 'shopify')?.visible).toBe(false);
  });

  it('that is new is as the file has it', () => {
    const fresh = variant('XL', { visible: false, price: 7 });
    const wanted = [variant('S'), fresh];
    expect(aligned({ variants: wanted }, asStored({ visible: false })).variants).toEqual([
      ...[variant('S', { visible: false }), fresh],
    ]);
  });

  it.each<[string, Partial<ProductVariant>]>([
    ['sku', { sku: 'x' }],
    ['barcode', { barcode: 'x' }],
    ['price', { price: 1 }],
    ['compareAtPrice', { compareAtPrice: 900 }],
    ['inventory', { inventory: { ...untracked, tracked: true, quantity: 2, inStock: true } }],
  ])('that is sold another way makes the product be, too: %s', (_, change) => {
    const product = { ...asStored({}), price: 55, compareAtPrice: 66 };
    const offer = { price: 11, compareAtPrice: 22 };
    const same = aligned({ ...offer, variants: [variant('S', { visible: false })] }, product);
    expect(same).toMatchObject({ price: 55, compareAtPrice: 66 });
    expect(aligned({ ...offer, variants: [variant('S', change)] }, product)).toMatchObject(offer);
  });

  it('leaves the product its own codes where the file has none', () => {
    const product = { ...asStored({}), sku: 'OWN', barcode: '1' };
    const wanted = { sku: 'NEW', barcode: '2', variants: [variant('S')] };
    const codes = (sku: string, barcode: string) => {
      const { sku: a, barcode: b } = aligned(wanted, product, { sku, barcode });
      return [a, b];
    };
    expect(codes('', '')).toEqual(['OWN', '1']);
    expect(codes('NEW', '')).toEqual(['NEW', '1']);
    expect(codes('', '2')).toEqual(['OWN', '2']);
  });

  it('keeps unused choices and their order for Shopify, where all stays', () => {
    const unused = [option('Size', ['L', 'S'])];
    const product = stored({ variants: [variant('S')], options: unused });
    const options = (names: string, platform: 'wix' | 'shopify', price = 100) =>
      aligned({ variants: [variant('S', { price })], options: [option(names, ['S'])] }, product, {
        platform,
      }).options;
    expect(options('Size', 'shopify')).toEqual(unused);
    expect(options('Size', 'wix')).toEqual([option('Size', ['S'])]);
    expect(options('Width', 'shopify')).toEqual([option('Width', ['S'])]);
    expect(options('Size', 'shopify', 7)).toEqual([option('Size', ['S'])]);
  });

  it('keeps the colours that a file has no place for, but takes those it has', () => {
    const red = { name: 'Red', color: '#f00' };
    const product = stored({
      options: [{ name: 'Colour', values: [red, { name: 'Blue', color: '#00f' }] }],
    });
    const wanted = (name: string) => [
      { name, values: [{ name: 'Red' }, { name: 'Blue', color: '#11f' }, { name: 'Green' }] },
    ];
    const values = (name: string) =>
      aligned({ variants: [variant('S')], options: wanted(name) }, product).options[0]?.values;
    expect(values('Colour')).toEqual([red, { name: 'Blue', color: '#11f' }, { name: 'Green' }]);
    expect(values('Tint')).toEqual(wanted('Tint')[0]?.values);
  });
});

describe('the rest', () => {
  const image = (url: string) => ({ id: url, url, alt: '' });

  it('puts pictures of this browser back where they stood, and none twice', () => {
    const local = [image('local-file:1'), image('local-file:2')];
    const [first = image(''), second = image('')] = local;
    const product = stored({ images: [first, image('/a'), second, image('/b')] });
    const becomes = (images: Product['images']) =>
      aligned({ images }, product, { ownId: 'p' }).images;
    expect(becomes([image('/b'), image('/c')])).toEqual([
      ...[first, image('/b'), second, image('/c')],
    ]);
    expect(becomes([first])).toEqual([first, second]);
  });

  it('tells one list of collections from a category and tags for Wix alone', () => {
    const product = stored({ category: '', tags: ['a', 'b'] });
    const wanted = { category: 'a', tags: ['b'] };
    expect(aligned(wanted, product, { platform: 'wix' })).toMatchObject({
      category: '',
      tags: ['a', 'b'],
    });
    expect(aligned(wanted, product)).toMatchObject(wanted);
    const other = { category: 'a', tags: ['c'] };
    expect(aligned(other, product, { platform: 'wix' })).toMatchObject(other);
  });

  it('takes a status that Wix knows', () => {
    const wix = { platform: 'wix' as const };
    expect(aligned({ status: 'draft' }, stored({ status: 'active' }), wix).status).toBe('draft');
    expect(aligned({ status: 'draft' }, stored({ status: 'draft' }), wix).status).toBe('draft');
  });

  it('knows a description in spite of the blanks around it', () => {
    const product = stored({ description: '<p>Old & new</p>' });
    const wanted = { description: '<p>Old &amp; new</p>' };
    expect(aligned(wanted, product, { descriptionHtml: ' <p>Old & new</p>\n' }).description).toBe(
      '<p>Old & new</p>',
    );
  });

  it('does not take names for values of attributes', () => {
    const product = stored({ attributes: [{ name: 'ab', value: 'c' }] });
    const provided = [{ name: 'a', value: 'bc' }];
    expect(aligned({ attributes: provided }, product).attributes).toEqual(provided);
    const twice = [
      { name: 'x', value: '1' },
      { name: 'a', value: '2' },
    ];
    const own = stored({ attributes: twice });
    expect(aligned({ attributes: twice.toReversed() }, own).attributes).toBe(own.attributes);
  });
});

describe('withStoredIds', () => {
  const [small, medium] = [variant('S', { id: 'a' }), variant('M', { id: 'b' })];

  it('leaves variants as they are where all ids are known, whatever their choices', () => {
    const swapped = [variant('M', { id: 'a' }), variant('S', { id: 'b' })];
    expect(withStoredIds(swapped, [small, medium])).toEqual(swapped);
    const one = [variant('M', { id: 'a' }), variant('M', { id: 'new' })];
    expect(withStoredIds(one, [small, medium]).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('takes the first of those with the same choices', () => {
    const twins = [small, { ...small, id: 'z' }];
    expect(withStoredIds([variant('S')], twins).map(({ id }) => id)).toEqual(['a']);
  });
});
