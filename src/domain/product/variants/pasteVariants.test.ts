import { describe, expect, it } from 'vitest';
import type { VariantValues } from '../form/productFormValues.ts';
import { pasteVariants, readPasted } from './pasteVariants.ts';

const variant = (id: string): VariantValues => ({
  id,
  optionValues: { Size: id },
  ...{
    sku: '',
    barcode: '',
    price: '',
    compareAtPrice: '',
    cost: '',
    weightGrams: '',
    imageUrl: null,
  },
  inventory: { tracked: false, quantity: '', inStock: true, oversell: false },
  visible: true,
});
const variants = ['a', 'b', 'c'].map(variant);
const ids = ['a', 'b', 'c'];

describe('readPasted', () => {
  it('reads rows and cells, without the line end of the last row', () => {
    expect(readPasted('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(readPasted('A-1')).toEqual([['A-1']]);
  });
  it('keeps empty cells, and a line break in quotes within its cell', () => {
    expect(readPasted('"A\n1"\tx\n\ty\n')).toEqual([
      ['A 1', 'x'],
      ['', 'y'],
    ]);
    expect(readPasted('12\n\n13\n')).toEqual([['12'], [''], ['13']]);
  });
  it('takes a quote inside of a cell for what it is', () => {
    expect(readPasted('5" pot\tB\n')).toEqual([['5" pot', 'B']]);
    expect(readPasted('"Best" chair\t5\n"Other"\t"6\n7"\n')).toEqual([
      ['"Best" chair', '5'],
      ['Other', '6 7'],
    ]);
    expect(readPasted('"open\t5\nnext\t6')).toEqual([
      ['"open', '5'],
      ['next', '6'],
    ]);
    expect(readPasted('"a ""b"" c"\r\n\t\r\n')).toEqual([['a "b" c'], ['', '']]);
  });
});

describe('pasteVariants', () => {
  it('fills a column downwards, with decimal commas', () => {
    const { variants: after, ...told } = pasteVariants(
      variants,
      ids,
      { row: 1, column: 'price' },
      [['12,50'], ['1.299,00 €']],
      ',',
    );
    expect(after.map(({ price }) => price)).toEqual(['', '12.50', '1299.00']);
    expect(told).toEqual({ filled: 2, rowsLeft: 0, columnsLeft: 0 });
  });

  it('fills a block across columns, and counts stock that was not counted', () => {
    const [first] = pasteVariants(
      variants,
      ids,
      { row: 0, column: 'quantity' },
      [['4', 'S-1', '0012', '250,5']],
      ',',
    ).variants;
    expect(first).toMatchObject({
      inventory: { tracked: true, quantity: '4' },
      sku: 'S-1',
      barcode: '0012',
      weightGrams: '250.5',
    });
  });

  it('says how much there was no room for', () => {
    const block = [
      ['1', 'x'],
      ['2', 'y'],
      ['3', 'z'],
    ];
    expect(
      pasteVariants(variants, ids, { row: 1, column: 'weightGrams' }, block, '.'),
    ).toMatchObject({ filled: 2, rowsLeft: 1, columnsLeft: 1 });
  });

  it('fills only what is in view, in the order of the view', () => {
    const after = pasteVariants(
      variants,
      ['c', 'a'],
      { row: 0, column: 'sku' },
      [['1'], ['2'], ['3']],
      '.',
    );
    expect(after.variants.map(({ sku }) => sku)).toEqual(['2', '', '1']);
    expect(after.rowsLeft).toBe(1);
  });

  it('keeps text that is no number, so that the form can say so', () => {
    const after = pasteVariants(variants, ids, { row: 0, column: 'price' }, [['cheap']], '.');
    expect(after.variants[0]?.price).toBe('cheap');
  });
});
