import { describe, expect, it } from 'vitest';
import {
  gridDetails,
  gridProduct,
  gridProductWithVariants,
} from '../../../tests/support/gridProducts.ts';
import type { Changes } from './changes.ts';
import type { GridColumn } from './gridColumns.ts';
import { rowWrite } from './rowWrite.ts';

const changes = (row: string, cells: Partial<Record<GridColumn, string>>): Changes =>
  new Map([
    [
      row,
      Object.fromEntries(
        Object.entries(cells).map(([column, mine]) => [column, { original: '', mine }]),
      ),
    ],
  ]);
const chair = gridProduct('p');
const shirt = gridProductWithVariants('q');

describe('rowWrite', () => {
  it('sends only the fields whose cells changed', () => {
    const write = rowWrite(chair, changes('p', { price: '30.5', tags: 'a, b' }));
    expect(write.data).toEqual({ price: 3050, tags: ['a', 'b'] });
    expect(write.sent.map(({ column }) => column)).toEqual(['price', 'tags']);
    expect(write.problems.size).toBe(0);
  });

  it('counts stock, or stops counting it', () => {
    expect(rowWrite(chair, changes('p', { stock: '0' })).data).toEqual({
      inventory: { tracked: true, quantity: 0, inStock: false, oversell: false },
    });
    expect(rowWrite(chair, changes('p', { stock: '' })).data?.inventory?.tracked).toBe(false);
  });

  it('writes the variants with the changed one', () => {
    const { data } = rowWrite(shirt, changes('q/m', { stock: '9', price: '12' }));
    expect(Object.keys(data ?? {})).toEqual(['variants']);
    expect(data?.variants?.map(({ price, inventory }) => [price, inventory.quantity])).toEqual([
      [null, 2],
      [1200, 9],
    ]);
  });

  it('names the first picture', () => {
    const image = { id: 'i', url: 'https://shop.example/a.jpg', alt: '' };
    const product = gridProduct('p', { images: [image, { ...image, id: 'j' }] });
    const { data } = rowWrite(product, changes('p', { alt: 'A chair' }));
    expect(data?.images?.map(({ alt }) => alt)).toEqual(['A chair', '']);
  });

  it.each([
    ['price', 'ten', 'validation.amount'],
    ['price', '1.999', 'products.form.error.decimals'],
    ['stock', '1.5', 'validation.wholeNumber'],
    ['status', 'gone', 'products.grid.problem.status'],
    ['compareAtPrice', '10', 'validation.compareAt'],
    ['lowStockThreshold', '-1', 'validation.lowStockThreshold'],
    ['weightGrams', 'heavy', 'validation.weight'],
    ['title', '', 'validation.required'],
  ] as const)('keeps a %s of "%s" and says why, and sends the others', (column, text, problem) => {
    const write = rowWrite(chair, changes('p', { [column]: text, brand: 'Mill' }));
    expect([...write.problems]).toEqual([[`p:${column}`, problem]]);
    expect(write.data).toEqual({ brand: 'Mill' });
  });

  it('keeps a price that rises above the compare-at price, and says so there', () => {
    const sale = gridProduct('p', { compareAtPrice: 3000 });
    const write = rowWrite(sale, changes('p', { price: '40.00', brand: 'Mill' }));
    expect([...write.problems]).toEqual([['p:compareAtPrice', 'validation.compareAt']]);
    expect(write.data).toEqual({ brand: 'Mill' });
  });

  it('finds the cell of a variant’s problem', () => {
    const write = rowWrite(shirt, changes('q/s', { price: 'x' }));
    expect([...write.problems.keys()]).toEqual(['q/s:price']);
    expect(write.data).toBeNull();
  });

  it('writes costs into the private part, with what else stands there', () => {
    const details = gridDetails({ cost: 450, variantCosts: { m: 300 }, supplier: 'Mill' });
    const known = { ...shirt, details };
    const all = rowWrite(known, changes('q', { cost: '5' }));
    expect(all).toMatchObject({ data: {}, details: { cost: 500, variantCosts: { m: 300 } } });
    expect(all.details?.supplier).toBe('Mill');
    const own = rowWrite(known, changes('q/s', { cost: '2.50', price: '9' }));
    expect(own.details?.variantCosts).toEqual({ m: 300, s: 250 });
    expect(Object.keys(own.data ?? {})).toEqual(['variants']);
    expect(rowWrite(known, changes('q/m', { cost: '' })).details?.variantCosts).toBeNull();
    expect(rowWrite(known, changes('q', { brand: 'Oak' })).details).toBeNull();
  });

  it('keeps a cost of which nobody knows what is stored', () => {
    const write = rowWrite(chair, changes('p', { cost: '5', brand: 'Oak' }));
    expect(write).toMatchObject({ data: { brand: 'Oak' }, details: null });
    expect(write.sent.map(({ column }) => column)).toEqual(['brand']);
    expect(rowWrite(chair, changes('p', { cost: '5' })).data).toBeNull();
  });

  it('says what is wrong with a cost, in the currency of the row, and sends the prices', () => {
    const yen = { ...gridProduct('p', { currency: 'JPY' }), details: null };
    const write = rowWrite(yen, changes('p', { cost: '1.5', price: '9' }));
    expect([...write.problems]).toEqual([['p:cost', 'products.form.error.decimals']]);
    expect(write).toMatchObject({ data: { price: 9 }, details: null });
    const variant = rowWrite({ ...shirt, details: null }, changes('q/m', { cost: 'x' }));
    expect([...variant.problems]).toEqual([['q/m:cost', 'validation.amount']]);
  });

  it('keeps back what waits for a choice', () => {
    const waiting: Changes = new Map([
      ['p', { sku: { original: 'a', mine: 'b', theirs: 'c' }, brand: { original: '', mine: 'X' } }],
    ]);
    expect(rowWrite(chair, waiting).data).toEqual({ brand: 'X' });
  });
});
