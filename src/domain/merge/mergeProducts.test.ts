import { describe, expect, it } from 'vitest';
import { COMBINE, MERGE_FIELD_NAMES, suggestedChoices } from './mergeChoices.ts';
import { mergeProducts } from './mergeProducts.ts';
import { testProduct, testVariant } from './testProduct.ts';

const survivor = testProduct('a', { brand: '', price: 1000, tags: ['oak'], sku: 'A-1' });
const other = testProduct('b', {
  brand: 'Norden',
  price: 900,
  currency: 'EUR',
  tags: ['lamp'],
  sku: 'B-1',
  businessId: 'tidewater',
  businessName: 'Tidewater',
});

describe('suggestedChoices', () => {
  it('keeps what the survivor has, fills what it lacks, combines lists', () => {
    const choices = suggestedChoices(survivor, [other]);
    expect(Object.keys(choices).sort()).toEqual([...MERGE_FIELD_NAMES].sort());
    expect(choices).toMatchObject({ title: 'a', brand: 'b', price: 'a', tags: COMBINE });
    expect(choices.variants).toBe('a');
  });

  const filled = {
    ...{ title: 'Lamp', description: '<p>Oak</p>', price: 0, sku: 'S', barcode: '1', brand: 'N' },
    ...{ category: 'Lamps', weightGrams: 5, lowStockThreshold: 0 },
  };
  const bare = {
    ...{ title: '', description: '', price: null, sku: '', barcode: '', brand: '', category: '' },
    ...{ weightGrams: undefined, lowStockThreshold: null },
  };
  const lists = { images: COMBINE, tags: COMBINE, attributes: COMBINE };
  const taken = (id: string) => Object.fromEntries(Object.keys(filled).map(field => [field, id]));

  it('takes each thing from the first that has it, stock and state from the survivor', () => {
    const [a, b, c] = [testProduct('a', bare), testProduct('b', bare), testProduct('c', filled)];
    const own = { inventory: 'a', status: 'a', variants: 'a' };
    expect(suggestedChoices(a, [b, c])).toEqual({ ...lists, ...own, ...taken('c') });
    expect(suggestedChoices(a, [b])).toEqual({ ...lists, ...own, ...taken('a') });
    expect(suggestedChoices(c, [a, b])).toMatchObject(taken('c'));
  });

  it('combines variants only where several products have some', () => {
    const withVariants = (id: string) =>
      testProduct(id, { variants: [testVariant('1', { Size: id })] });
    expect(suggestedChoices(survivor, [withVariants('b')]).variants).toBe('b');
    expect(suggestedChoices(withVariants('a'), [withVariants('b')]).variants).toBe(COMBINE);
  });
});

describe('mergeProducts', () => {
  it('takes a weight from whoever has one, or from where it was chosen', () => {
    const heavy = { ...other, weightGrams: 640 };
    const choices = suggestedChoices(survivor, [heavy]);
    expect(mergeProducts(survivor, [heavy], choices).product.weightGrams).toBe(640);
    const light = { ...survivor, weightGrams: 0 };
    expect(suggestedChoices(light, [heavy]).weightGrams).toBe('a');
  });

  it('takes every field from where it was chosen, money together with its currency', () => {
    const choices = { ...suggestedChoices(survivor, [other]), price: 'b', sku: 'b' };
    const { product } = mergeProducts(survivor, [other], choices);
    expect(product).toMatchObject({
      id: 'a',
      businessId: 'owner',
      version: 1,
      brand: 'Norden',
      price: 900,
      currency: 'EUR',
      sku: 'B-1',
      tags: ['oak', 'lamp'],
    });
  });

  it('derives gaps and stock anew', () => {
    const { product } = mergeProducts(
      testProduct('a', { sku: '' }),
      [other],
      suggestedChoices(testProduct('a', { sku: '' }), [other]),
    );
    expect(product.sku).toBe('B-1');
    expect(product.gaps).not.toContain('sku');
  });

  it('counts the pieces anew', () => {
    const inventory = { tracked: true, quantity: 31, inStock: true, oversell: false };
    const counted = testProduct('b', { inventory });
    const choices = { ...suggestedChoices(survivor, [counted]), inventory: 'b' as const };
    const { product } = mergeProducts(survivor, [counted], choices);
    expect(product).toMatchObject({ inventory, stockTotal: 31 });
  });

  it('warns of products that leave another business', () => {
    const { warnings } = mergeProducts(survivor, [other], suggestedChoices(survivor, [other]));
    expect(warnings).toEqual([
      { kind: 'otherBusiness', productId: 'b', businessName: 'Tidewater' },
    ]);
  });

  it('warns of nobody who stays in the business', () => {
    const same = testProduct('b');
    expect(mergeProducts(survivor, [same], suggestedChoices(survivor, [same])).warnings).toEqual(
      [],
    );
  });

  const full = (id: string, count = 1) => {
    const each = <T>(make: (name: string) => T) =>
      Array.from({ length: count }, (_, index) => make(`${id}${index}`));
    return testProduct(id, {
      images: each(name => ({ id: name, url: `/${name}.svg`, alt: '' })),
      tags: each(name => name),
      attributes: each(name => ({ name, value: '1' })),
      options: [{ name: 'Size', values: each(name => ({ name })) }],
      variants: each(name => testVariant(name, { Size: name })),
    });
  };
  const LISTS = ['images', 'tags', 'attributes', 'options', 'variants'] as const;
  const chosen = (choice: string) => ({
    ...suggestedChoices(full('a'), [full('b')]),
    ...{ images: choice, tags: choice, attributes: choice, variants: choice },
  });

  it.each(['a', 'b'])('takes lists from one alone where that was chosen: %s', id => {
    const { product, warnings } = mergeProducts(full('a'), [full('b')], chosen(id));
    for (const list of LISTS) expect(product[list]).toEqual(full(id)[list]);
    expect(warnings).toEqual([]);
  });

  it('takes lists of both together, the survivor’s first', () => {
    const { product, warnings } = mergeProducts(full('a'), [full('b')], chosen(COMBINE));
    for (const list of ['images', 'tags', 'attributes', 'variants'] as const)
      expect(product[list]).toEqual([...full('a')[list], ...full('b')[list]]);
    expect(product.options[0]?.values).toEqual([{ name: 'a0' }, { name: 'b0' }]);
    expect(warnings).toEqual([]);
  });

  it('keeps the survivor’s own where the chosen product is not among them', () => {
    const { product } = mergeProducts(full('a'), [full('b')], chosen('gone'));
    for (const list of LISTS) expect(product[list]).toEqual(full('a')[list]);
  });

  it('warns of all that finds no room', () => {
    const more = { ...full('b', 200), currency: 'EUR' };
    const { warnings } = mergeProducts(full('a', 200), [more], chosen(COMBINE));
    expect(warnings).toEqual([
      { kind: 'dropped', field: 'images', count: 370 },
      { kind: 'dropped', field: 'tags', count: 150 },
      { kind: 'dropped', field: 'attributes', count: 150 },
      { kind: 'variants', productId: 'b', count: 200, why: 'currency' },
    ]);
  });

  it('becomes what its options say, without a warning of variants', () => {
    const joined = {
      title: 'Shirt',
      options: [{ name: 'Size', values: [{ name: 'S' }] }],
      variants: [testVariant('1', { Size: 'S' })],
    };
    const [one, euro] = [full('a'), { ...full('b'), currency: 'EUR' }];
    const { product, warnings } = mergeProducts(one, [euro], chosen(COMBINE), joined);
    expect(product).toMatchObject({ ...joined, sku: '', barcode: '' });
    expect(warnings).toEqual([]);
  });

  it('changes nothing it was given', () => {
    const before = structuredClone({ survivor, other });
    mergeProducts(survivor, [other], suggestedChoices(survivor, [other]));
    expect({ survivor, other }).toEqual(before);
  });
});
