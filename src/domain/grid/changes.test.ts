import { describe, expect, it } from 'vitest';
import { gridDetails, gridProduct } from '../../../tests/support/gridProducts.ts';
import {
  type Changes,
  cellText,
  countChanges,
  firstConflict,
  withStored,
  withTexts,
} from './changes.ts';
import { rowsOfProduct } from './gridRows.ts';

const [row] = rowsOfProduct(gridProduct('p'));
if (!row) throw new Error('no row');
const rowOf = (id: string) => (id === 'p' ? row : undefined);
const none: Changes = new Map();
const changed = withTexts(none, [{ row: 'p', column: 'price', text: '30.00' }], rowOf);
const sent = [{ row: 'p', column: 'price', text: '30.00' }] as const;
const stored = (price: number) => ({ ...row, product: { ...row.product, price } });

describe('withTexts', () => {
  it('holds what differs from what is stored, and nothing else', () => {
    expect(cellText(row, 'price', changed)).toBe('30.00');
    expect(cellText(row, 'sku', changed)).toBe('SKU-p');
    const back = withTexts(changed, [{ row: 'p', column: 'price', text: '25.00' }], rowOf);
    expect(back.size).toBe(0);
    expect(withTexts(none, [{ row: 'gone', column: 'price', text: '1' }], rowOf).size).toBe(0);
  });
});

describe('a cost that nobody read yet', () => {
  const kept: Changes = new Map([['p', { cost: { original: '4.50', mine: '5.00' } }]]);
  const read = (cost: number) => ({
    ...row,
    product: { ...row.product, details: gridDetails({ cost }) },
  });

  it('waits for what is stored, and is merged with it then', () => {
    expect(withStored(kept, [row], null)).toEqual(kept);
    expect(withStored(kept, [read(450)], null)).toEqual(kept);
    expect(withStored(kept, [read(500)], null).size).toBe(0);
    expect(withStored(kept, [read(475)], null).get('p')?.cost?.theirs).toBe('4.75');
  });

  it('is typed over, or given up, and is no change where none was known', () => {
    const text = (cost: string) => [{ row: 'p', column: 'cost', text: cost }] as const;
    expect(withTexts(kept, text('6.00'), rowOf).get('p')?.cost).toEqual({
      original: '4.50',
      mine: '6.00',
    });
    expect(withTexts(kept, text('4.50'), rowOf).size).toBe(0);
    expect(withTexts(none, text('6.00'), rowOf).size).toBe(0);
  });
});

describe('withStored', () => {
  it('drops what our own save stored, and goes on from there with what was typed since', () => {
    expect(withStored(changed, [stored(3000)], sent).size).toBe(0);
    const since = withTexts(changed, [{ row: 'p', column: 'price', text: '31.00' }], rowOf);
    expect(withStored(since, [stored(3000)], sent).get('p')).toEqual({
      price: { original: '30.00', mine: '31.00' },
    });
  });

  it('makes a conflict of a cell that somebody else changed, too, which another text keeps', () => {
    const conflict = withStored(changed, [stored(2000)], null);
    expect(conflict.get('p')).toEqual({
      price: { original: '25.00', mine: '30.00', theirs: '20.00' },
    });
    expect(countChanges(conflict)).toEqual({ cells: 1, conflicts: 1 });
    expect(firstConflict(changed)).toBeNull();
    expect(firstConflict(conflict)).toEqual({ row: 'p', column: 'price' });
    const typed = withTexts(conflict, [{ row: 'p', column: 'price', text: '31.00' }], () =>
      stored(2000),
    );
    expect(typed.get('p')?.price).toEqual({ original: '25.00', mine: '31.00', theirs: '20.00' });
  });
});
