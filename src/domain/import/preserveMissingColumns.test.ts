import { describe, expect, it } from 'vitest';
import { MAX_IMAGES } from '../fileLimits.ts';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import { NO_COSTS } from '../product/productCosts.ts';
import { MAX_ATTRIBUTES, type Product, type ProductVariant } from '../schemas/product.ts';
import {
  optionsLacking,
  preserveMissingColumns,
  withStoredNames,
} from './preserveMissingColumns.ts';
import { emptySource, emptyVariant, WEIGHT } from './sourceProduct.ts';
import type { MissingPart, SourceProduct } from './types.ts';

const source = (more: Partial<SourceProduct> = {}): SourceProduct => ({
  ...emptySource('shopify', 'csv', 'p'),
  ...more,
});
const contentOf = (product: Product) => ({ ...product, ...NO_COSTS });
const preserved = (
  wanted: Partial<Product>,
  stored: Product,
  about: Partial<SourceProduct> = {},
  byCode?: ProductVariant[],
) =>
  preserveMissingColumns(
    contentOf(testProduct('p', wanted)),
    { source: source(about), byCode },
    stored,
  );
const option = (name: string, ...values: string[]) => ({
  name,
  values: values.map(value => ({ name: value })),
});
const named = (...names: string[]) => names.map(name => ({ name, value: `${name}!` }));
const updating = () => source().provided.filter(field => field !== 'title');
const counted = (quantity: number, oversell = false) => ({
  ...{ tracked: true, quantity, inStock: quantity > 0 || oversell, oversell },
});

describe('options without a column', () => {
  const stored = testProduct('p', { options: [option('Size', 'S'), option('Colour', 'Red')] });

  it('are named by their places', () => {
    const lacking = (...unsaid: MissingPart[]) => optionsLacking(source({ unsaid }), stored);
    expect(lacking()).toEqual([]);
    expect(lacking('option1')).toEqual(['Size']);
    expect(lacking('option2', 'option3')).toEqual(['Colour']);
    expect(lacking('option1Name', 'option2Name')).toEqual([]);
  });

  it('keep all that comes from them, but what codes tell of variants', () => {
    const [small, large] = [
      testVariant('s', { Size: 'S' }, { sku: 'S', price: 500, inventory: counted(1) }),
      testVariant('l', { Size: 'L' }, { sku: 'L', price: 900 }),
    ];
    const product = testProduct('p', {
      ...{ options: [option('Size', 'S', 'L')], variants: [small, large], sku: 'P', barcode: 'B' },
      ...{ price: 400, compareAtPrice: 450, weightGrams: 3, title: 'Old' },
    });
    const wanted = { title: 'New', price: 1, sku: 'x', barcode: 'y', weightGrams: 9 };
    const { options, variants, price, compareAtPrice, sku, barcode, weightGrams } = product;
    const own = { options, variants, price, compareAtPrice, sku, barcode, weightGrams };
    expect(preserved(wanted, product, { unsaid: ['option1'] })).toMatchObject({
      ...own,
      title: 'New',
    });
    const cheaper = testVariant('x', {}, { sku: 'L', price: 300, compareAtPrice: 350 });
    expect(preserved(wanted, product, { unsaid: ['option1'] }, [cheaper])).toMatchObject({
      ...{ options, sku, barcode, weightGrams, price: 300, compareAtPrice: 350 },
      variants: [small, { id: 'l', optionValues: { Size: 'L' }, price: 300 }],
    });
  });
});

describe('names of options without a column', () => {
  const stored = testProduct('p', { options: [option('Größe', 'S'), option('Farbe', 'Red')] });
  const content = contentOf(
    testProduct('p', {
      options: [option('Option 1', 'S'), option('Option 2', 'Red'), option('Option 3', 'x')],
      variants: [testVariant('v', { 'Option 1': 'S', 'Option 2': 'Red', 'Option 3': 'x' })],
    }),
  );
  const names = (...unsaid: MissingPart[]) => {
    const { options, variants } = withStoredNames(content, stored, source({ unsaid }));
    expect(options.map(({ name }) => name)).toEqual(Object.keys(variants[0]?.optionValues ?? {}));
    expect(Object.values(variants[0]?.optionValues ?? {})).toEqual(['S', 'Red', 'x']);
    return options.map(({ name }) => name);
  };

  it('are the stored ones, each by its place', () => {
    expect(names()).toEqual(['Option 1', 'Option 2', 'Option 3']);
    expect(names('option2Name')).toEqual(['Option 1', 'Farbe', 'Option 3']);
    expect(names('option1Name', 'option2Name', 'option3Name')).toEqual([
      ...['Größe', 'Farbe', 'Option 3'],
    ]);
    expect(names('option1')).toEqual(['Option 1', 'Option 2', 'Option 3']);
  });
});

describe('a product without variants', () => {
  const stored = testProduct('p', {
    ...{ price: 500, compareAtPrice: 800, sku: 'OWN', barcode: '1', inventory: counted(2, true) },
  });
  const wanted = { price: 900, sku: 'NEW', barcode: '2', inventory: counted(0) };

  it('takes what its file says, and keeps what it has no column or no readable cell for', () => {
    expect(preserved(wanted, stored)).toMatchObject({ ...wanted, compareAtPrice: null });
    expect(preserved(wanted, stored, { unsaid: ['price', 'sku'] })).toMatchObject({
      ...{ price: 500, sku: 'OWN', barcode: '2' },
    });
    const unread = [{ ...emptyVariant(2), unread: ['barcode' as const] }];
    expect(preserved(wanted, stored, { variants: unread })).toMatchObject({
      sku: 'NEW',
      barcode: '1',
    });
    expect(preserved(wanted, stored, { unsaid: ['surcharge'] }).price).toBe(900);
  });

  it('is sold beyond its stock as before where its file does not say', () => {
    expect(preserved(wanted, stored, { unsaid: ['oversell'] }).inventory).toEqual(counted(0, true));
    expect(preserved(wanted, stored).inventory).toEqual(counted(0));
  });
});

describe('a product with variants', () => {
  const [small, large] = [
    testVariant('s', { Size: 'S' }, { price: 500, compareAtPrice: 600 }),
    testVariant('l', { Size: 'L' }, { price: 900, inventory: counted(3) }),
  ];
  const options = [option('Size', 'S', 'L')];
  const stored = testProduct('p', {
    ...{ options, variants: [small, large], sku: 'OWN', barcode: '1', weightGrams: 7, price: 500 },
  });
  const provided = { sku: 'NEW', barcode: '2', weightGrams: 9, price: 1, compareAtPrice: 2 };

  it('is offered at what its cheapest is, keeping a weight that no file has a place for', () => {
    const wanted = { ...provided, options, variants: [small, { ...large, price: 300 }] };
    expect(preserved(wanted, stored)).toMatchObject({
      ...{ price: 300, compareAtPrice: null, inventory: counted(3), weightGrams: 7 },
      ...{ sku: 'NEW', barcode: '2' },
    });
    const priceless = [small, large].map(one => ({ ...one, price: null }));
    expect(preserved({ ...provided, options, variants: priceless }, stored)).toMatchObject({
      ...{ price: null, compareAtPrice: 600 },
    });
  });

  it('keeps a barcode that cannot be read', () => {
    const wanted = { ...provided, options, variants: [{ ...small, price: 1 }, large] };
    const row = { ...emptyVariant(2), unread: ['barcode' as const] };
    expect(preserved(wanted, stored, { variants: [row] }).barcode).toBe('1');
    expect(preserved(wanted, stored, { variants: [emptyVariant(2), row] }).barcode).toBe('2');
  });

  it('keeps the parts of its variants that the file has no column for', () => {
    const wanted = { ...provided, options, variants: [{ ...small, sku: 'x', price: 1 }, large] };
    expect(
      preserved(wanted, stored, { unsaid: ['price', 'compareAtPrice'] }).variants,
    ).toMatchObject([{ sku: 'x', price: 500, compareAtPrice: 600 }, { price: 900 }]);
  });

  it('keeps all others where a file only changes some, by their choices', () => {
    const wanted = {
      ...provided,
      options: [option('Size', 'L', 'XL')],
      variants: [
        testVariant('other', { Size: 'L' }, { ...large, id: 'other', price: 100 }),
        testVariant('xl', { Size: 'XL' }),
      ],
    };
    const changed = preserved(wanted, stored, { provided: updating() });
    expect(changed).toMatchObject({
      ...{ options, sku: 'OWN', barcode: '1', weightGrams: 7, price: 100, inventory: counted(3) },
      variants: [small, { ...large, price: 100 }],
    });
    expect(changed.variants).toHaveLength(2);
  });
});

describe('attributes', () => {
  const stored = testProduct('p', { attributes: named('a', 'b', 'c') });
  const becomes = (
    provided: Product['attributes'],
    scope: SourceProduct['attributeScope'],
    more = {},
  ) => preserved({ attributes: provided }, stored, { attributeScope: scope, ...more }).attributes;
  const changed = (name: string) => ({ name, value: 'new' });

  it('are those of the file where it tells all', () => {
    const provided = [changed('c'), changed('x')];
    expect(becomes(provided, { tells: 'allBut', names: [] })).toEqual(provided);
    expect(becomes(provided, { tells: 'only', names: ['a', 'b', 'c', 'x'] })).toEqual(provided);
  });

  it('stand in their places, between those that the file does not tell', () => {
    expect(
      becomes([changed('x'), changed('c')], { tells: 'only', names: ['a', 'c', 'x'] }),
    ).toEqual([...[...named('b'), changed('c'), changed('x')]]);
    expect(becomes([changed('a')], { tells: 'allBut', names: ['b'] })).toEqual([
      ...[changed('a'), ...named('b')],
    ]);
    expect(becomes([], { tells: 'only', names: [] })).toEqual(named('a', 'b', 'c'));
  });

  it('are as many as a product has, at most', () => {
    const many = Array.from({ length: MAX_ATTRIBUTES }, (_, index) => changed(`n${index}`));
    const names = many.map(({ name }) => name);
    expect(becomes(many, { tells: 'only', names })).toEqual([
      ...[...named('a', 'b', 'c'), ...many.slice(0, -3)],
    ]);
  });

  it('keep a weight in a cell that cannot be read, of a product alone', () => {
    const weighed = testProduct('p', { attributes: named(WEIGHT, 'b') });
    const rows = [{ ...emptyVariant(2), unread: ['weightGrams' as const] }];
    const left = (scope: SourceProduct['attributeScope'], about: Partial<SourceProduct>) =>
      preserved({ attributes: named('b') }, weighed, {
        attributeScope: scope,
        ...about,
      }).attributes.map(({ name }) => name);
    const [all, some] = [
      { tells: 'allBut' as const, names: [] },
      { tells: 'only' as const, names: [WEIGHT, 'b'] },
    ];
    for (const scope of [all, some]) {
      expect(left(scope, { variants: rows })).toEqual([WEIGHT, 'b']);
      expect(left(scope, { variants: [emptyVariant(2)] })).toEqual(['b']);
      expect(left(scope, { variants: [] })).toEqual(['b']);
      const sized = rows.map(row => ({ ...row, values: ['S'] }));
      const about = { variants: sized, options: [option('Size', 'S')] };
      expect(left(scope, about)).toEqual(['b']);
    }
    const others = { tells: 'allBut' as const, names: ['c'] };
    const three = testProduct('p', { attributes: named(WEIGHT, 'b', 'c') });
    expect(
      preserved({ attributes: [] }, three, { attributeScope: others, variants: rows }).attributes,
    ).toEqual(named(WEIGHT, 'c'));
  });
});

describe('a category', () => {
  const becomes = (
    category: string,
    unsaid: MissingPart[],
    attributes: Product['attributes'] = [],
  ) =>
    preserved({ category, attributes }, testProduct('p', { category: 'Old', attributes }), {
      unsaid,
    }).category;

  it('is the file’s where it has both columns, also none', () => {
    expect([becomes('New', []), becomes('', [])]).toEqual(['New', '']);
  });

  it('stays where a file that lacks one says nothing of it', () => {
    expect([becomes('', ['type']), becomes('New', ['type'])]).toEqual(['Old', 'New']);
    expect([becomes('', ['productCategory']), becomes('New', ['productCategory'])]).toEqual([
      ...['Old', 'New'],
    ]);
  });

  it.each(['Product category', 'Product type'])('stays where it came from a path: %s', name => {
    expect(becomes('New', ['productCategory'], named(name))).toBe('Old');
    expect(becomes('New', ['type'], named(name))).toBe('New');
    expect(becomes('New', ['productCategory'], named(`My ${name}`))).toBe('New');
    expect(becomes('New', ['productCategory'], named(`${name}s`))).toBe('New');
  });
});

describe('a status', () => {
  const becomes = (
    wanted: Product['status'],
    stored: Partial<Product>,
    about: Partial<SourceProduct> = {},
  ) => preserved({ status: wanted }, testProduct('p', stored), about).status;

  it('is the file’s, unless its cell cannot be read', () => {
    expect(becomes('active', { status: 'archived' })).toBe('active');
    expect(becomes('active', { status: 'archived' }, { unread: ['status'] })).toBe('archived');
    expect(becomes('active', { status: 'archived' }, { unread: ['images'] })).toBe('active');
  });

  it('stays archived where the file does not say', () => {
    const about = { unsaid: ['status' as const] };
    expect(becomes('active', { status: 'archived' }, about)).toBe('archived');
    expect(becomes('active', { status: 'draft' }, about)).toBe('active');
  });

  it('stays a draft until there is a price', () => {
    const about = { provided: source().provided.filter(field => field !== 'price') };
    expect(becomes('active', { status: 'draft', price: null }, about)).toBe('draft');
    expect(becomes('active', { status: 'draft', price: 5 }, about)).toBe('active');
    expect(becomes('active', { status: 'archived', price: null }, about)).toBe('active');
    expect(becomes('active', { status: 'draft', price: null })).toBe('active');
  });
});

describe('pictures', () => {
  const image = (id: string, alt: string) => ({ id, url: `/${id}.svg`, alt });
  const stored = testProduct('p', { images: [image('a', 'own'), image('b', 'own')] });
  const becomes = (images: Product['images'], about: Partial<SourceProduct>) =>
    preserved({ images }, stored, about).images;
  const provided = [image('c', 'new'), image('b', 'new')];

  it('are the file’s, with the stored words where it has none', () => {
    expect(becomes(provided, {})).toEqual(provided);
    expect(becomes(provided, { unsaid: ['imageAlt'] })).toEqual([
      image('c', 'new'),
      image('b', 'own'),
    ]);
  });

  it('all stay where one cannot be read, as many as there can be', () => {
    expect(becomes(provided, { unread: ['images'] })).toEqual([
      ...[image('a', 'own'), image('b', 'new'), image('c', 'new')],
    ]);
    expect(becomes(provided, { unread: ['status'] })).toEqual(provided);
    const many = Array.from({ length: MAX_IMAGES }, (_, index) => image(`${index}`, 'new'));
    expect(becomes(many, { unread: ['images'] })).toEqual([
      ...[...stored.images, ...many.slice(0, -2)],
    ]);
  });
});
