import { describe, expect, it } from 'vitest';
import { asksOf } from '../../channels/channelAsks.ts';
import type { ProductVariant } from '../../schemas/product.ts';
import { emptyProduct } from '../emptyProduct.ts';
import { type ProductFormValues, productFormValues } from './productFormValues.ts';
import { formGaps, productAsTyped, productFormSchema } from './readProductForm.ts';

const variant: ProductVariant = {
  id: 'v1',
  optionValues: { Size: 'M' },
  sku: 'A-M',
  barcode: '',
  price: 1999,
  compareAtPrice: null,
  inventory: { tracked: true, quantity: 4, inStock: true, oversell: false },
  weightGrams: 250,
  imageUrl: null,
  visible: true,
};

const product = {
  ...emptyProduct('USD'),
  title: 'Oak chair',
  price: 2500,
  compareAtPrice: 3000,
  tags: ['oak'],
  options: [{ name: 'Size', values: [{ name: 'M' }] }],
  variants: [variant],
};

const problemsOf = (values: ProductFormValues, base: ProductFormValues | null = null) =>
  Object.fromEntries(
    (productFormSchema(base).safeParse(values).error?.issues ?? []).map(issue => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

describe('productFormSchema', () => {
  it('reads back what the form was filled with', () => {
    const details = {
      cost: 1200,
      variantCosts: { v1: 900 },
      supplier: 'Mill',
      notes: 'Ask for oak',
    };
    const values = productFormValues(product, details);
    expect(values.price).toBe('25.00');
    expect(productFormSchema(null).parse(values)).toEqual({ input: product, details });
  });

  it.each([
    ['250', 250],
    [' 1 250 ', 1250],
    ['0', 0],
    ['', null],
    ['10000000', 10_000_000],
  ])('reads the weight “%s” as %j grams', (weightGrams, grams) => {
    const values = { ...productFormValues(product), weightGrams };
    expect(productFormSchema(null).parse(values).input.weightGrams).toBe(grams);
  });

  it.each(['-1', '0.5', '0,5', '250 g', '1e3', '10000001', '9'.repeat(20), 'Infinity'])(
    'refuses the weight “%s” and says how to write it',
    weightGrams => {
      const values = { ...productFormValues(product), weightGrams };
      expect(problemsOf(values)).toEqual({ weightGrams: 'validation.weight' });
    },
  );

  it.each([
    ['20', 20],
    ['0', 0],
    ['', null],
    ['1 000 000', 1_000_000],
  ])('reads the low stock threshold “%s” as %j', (lowStockThreshold, pieces) => {
    const values = { ...productFormValues(product), lowStockThreshold };
    expect(productFormSchema(null).parse(values).input.lowStockThreshold).toBe(pieces);
  });

  it.each(['-1', '2.5', 'few', '1000001'])(
    'refuses the low stock threshold “%s” and says how to write it',
    lowStockThreshold => {
      const values = { ...productFormValues(product), lowStockThreshold };
      expect(problemsOf(values)).toEqual({ lowStockThreshold: 'validation.lowStockThreshold' });
    },
  );

  it('opens a draft from before products had a threshold', () => {
    const { lowStockThreshold: _, ...drafted } = productFormValues(product);
    expect(productFormSchema(null).parse(drafted).input.lowStockThreshold).toBeNull();
  });

  it('leaves out what was stored for variants that are no more, and knows drafts without costs', () => {
    const costs = { cost: null, variantCosts: { v1: 900, gone: 5 }, supplier: '', notes: '' };
    const values = productFormValues(product, costs);
    expect(productFormSchema(null).parse(values).details.variantCosts).toEqual({ v1: 900 });
    const drafted = { ...values, variants: values.variants.map(({ cost: _, ...rest }) => rest) };
    expect(productFormSchema(null).parse(drafted).details.variantCosts).toBeNull();
    expect(productFormSchema(null).parse(drafted).input.variants).toEqual([variant]);
  });

  it('keeps a price of another currency as it is typed', () => {
    const values = { ...productFormValues(product), price: '2500', currency: 'JPY' };
    const read = productFormSchema(null).safeParse({ ...values, compareAtPrice: '', variants: [] });
    expect(read.data?.input).toMatchObject({ price: 2500, currency: 'JPY' });
  });

  it('names every problem by its field', () => {
    const values = productFormValues(product);
    expect(
      problemsOf({
        ...values,
        title: ' ',
        price: '-1',
        cost: 'much',
        inventory: { tracked: true, quantity: '1.5', inStock: true, oversell: false },
        variants: values.variants.map(v => ({
          ...v,
          ...{ price: '5', compareAtPrice: '4', cost: '-2' },
        })),
      }),
    ).toEqual({
      title: 'validation.required',
      price: 'validation.negativeAmount',
      cost: 'validation.amount',
      'inventory.quantity': 'validation.wholeNumber',
      'variants.0.cost': 'validation.negativeAmount',
      'variants.0.compareAtPrice': 'validation.compareAt',
    });
  });

  it('compares a variant without a price by the product’s', () => {
    const values = productFormValues(product);
    const variants = values.variants.map(v => ({ ...v, price: '', compareAtPrice: '24' }));
    expect(problemsOf({ ...values, variants })).toEqual({
      'variants.0.compareAtPrice': 'validation.compareAt',
    });
  });

  it('lets stored prices that break the rule be, until they are touched', () => {
    const stored = productFormValues({ ...product, compareAtPrice: 2000 });
    expect(problemsOf(stored)).toEqual({ compareAtPrice: 'validation.compareAt' });
    expect(problemsOf({ ...stored, title: 'New' }, stored)).toEqual({});
    expect(problemsOf({ ...stored, price: '24' }, stored)).toEqual({
      compareAtPrice: 'validation.compareAt',
    });
  });

  it('takes an empty quantity of tracked stock for none', () => {
    const values = productFormValues(product);
    const inventory = { tracked: true, quantity: '', inStock: true, oversell: false };
    const read = productFormSchema(null).parse({ ...values, inventory });
    expect(read.input.inventory).toEqual({
      tracked: true,
      quantity: 0,
      inStock: false,
      oversell: false,
    });
  });
});

describe('formGaps', () => {
  it('tells what a product with nothing but a title lacks', () => {
    const values = { ...productFormValues(emptyProduct('USD')), title: 'Chair' };
    expect(formGaps(values)).toEqual(['image', 'price', 'description', 'category', 'sku']);
  });

  it('follows what is typed, and counts what cannot be read as lacking', () => {
    const values = productFormValues(emptyProduct('USD'));
    expect(formGaps({ ...values, price: '12,50' })).not.toContain('price');
    expect(formGaps({ ...values, price: 'cheap' })).toContain('price');
    const none = { tracked: true, quantity: '0', inStock: false, oversell: false };
    expect(formGaps({ ...values, inventory: none })).toContain('stock');
    const priced = productFormValues(product);
    expect(formGaps({ ...priced, price: '' })).not.toContain('price');
  });
});

describe('productAsTyped', () => {
  it('tells what shops and channels ask beside', () => {
    const values = productFormValues(product);
    expect(asksOf(productAsTyped(values))).toEqual(['barcode', 'brand']);
    const coded = values.variants.map(one => ({ ...one, barcode: '4006381333931' }));
    expect(asksOf(productAsTyped({ ...values, variants: coded, brand: 'Mill' }))).toEqual([]);
    expect(asksOf(productAsTyped({ ...values, variants: [], weightGrams: '' }))).toContain(
      'weight',
    );
  });
});
