import { readFileSync } from 'node:fs';
import type { ComparableProduct } from '../../src/domain/duplicates/profile.ts';
import { readPrice } from './readProducts.ts';
import { parseTable } from './readTable.ts';

/** A pair of the hand-written set. */
export interface LabelledPair {
  label: 'same' | 'variant' | 'different';
  first: ComparableProduct;
  second: ComparableProduct;
}

const LABELS = ['same', 'variant', 'different'] as const;
const FILE = new URL('../../tests/fixtures/duplicates/labelled.csv', import.meta.url);

/** The hand-written pairs, as two businesses list them. */
export const readLabelledSet = (): LabelledPair[] =>
  parseTable(readFileSync(FILE, 'utf8'), 'labelled.csv', ['label']).map(({ row, cells }) => {
    const product = (side: 'first' | 'second'): ComparableProduct => ({
      id: `${side}${row}`,
      businessId: side,
      title: cells[`${side}_title`] ?? '',
      brand: cells[`${side}_brand`] ?? '',
      barcode: cells[`${side}_barcode`] ?? '',
      sku: '',
      price: readPrice(cells[`${side}_price`] ?? '') ?? null,
      currency: 'EUR',
    });
    const label = LABELS.find(one => one === cells.label);
    if (!label) throw new Error(`Row ${row} has the unknown label ${cells.label}`);
    return { label, first: product('first'), second: product('second') };
  });
