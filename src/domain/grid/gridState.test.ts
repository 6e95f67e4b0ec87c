import { describe, expect, it } from 'vitest';
import {
  gridDetails,
  gridProduct,
  gridProductWithVariants,
} from '../../../tests/support/gridProducts.ts';
import { cellText } from './changes.ts';
import type { GridColumn } from './gridColumns.ts';
import { type GridState, gridOf, gridReducer } from './gridState.ts';

const start = gridOf([gridProduct('p'), gridProductWithVariants('q')]);
const edit = (state: GridState, row: string, column: GridColumn, text: string) =>
  gridReducer(state, { type: 'edit', texts: [{ row, column, text }] });
const textOf = (state: GridState, id: string, column: GridColumn) => {
  const row = state.byId.get(id);
  return row && cellText(row, column, state.changes);
};

describe('gridReducer', () => {
  it('undoes and redoes after a save, too', () => {
    const price = { row: 'p', column: 'price', text: '30.00' } as const;
    const typed = edit(start, 'p', 'price', '30');
    const product = gridProduct('p', { price: 3000, version: 2 });
    const saved = gridReducer(typed, { type: 'stored', product, sent: [price] });
    expect(saved.changes.size).toBe(0);
    const undone = gridReducer(saved, { type: 'undo' });
    expect(undone.changes.get('p')).toEqual({ price: { original: '30.00', mine: '25.00' } });
    expect(gridReducer(undone, { type: 'redo' }).changes.size).toBe(0);
    expect(gridReducer(start, { type: 'undo' })).toBe(start);
  });

  it('gives everything up, and takes that back', () => {
    const typed = edit(edit(start, 'p', 'price', '30.00'), 'q/s', 'stock', '7');
    const given = gridReducer(typed, { type: 'discard' });
    expect(given.changes.size).toBe(0);
    expect(textOf(gridReducer(given, { type: 'undo' }), 'q/s', 'stock')).toBe('7');
  });

  it('keeps rows in their places, with the variants that are stored now', () => {
    const product = gridProductWithVariants('q', { variants: [] });
    const next = gridReducer(start, { type: 'stored', product, sent: null });
    expect(next.rows.map(({ id }) => id)).toEqual(['p', 'q']);
    const unknown = gridReducer(start, { type: 'stored', product: gridProduct('x'), sent: [] });
    expect(unknown.rows).toHaveLength(4);
  });

  it('takes what was read of private parts, and leaves what it knows by then', () => {
    const read = (cost: number) => new Map([['q', gridDetails({ cost })]]);
    const next = gridReducer(start, { type: 'details', details: read(450) });
    expect(textOf(next, 'q', 'cost')).toBe('4.50');
    expect(next.rows[0]).toBe(start.rows[0]);
    const late = gridReducer(next, { type: 'details', details: read(900) });
    expect(textOf(late, 'q', 'cost')).toBe('4.50');
    // What is stored anew without its private part has the one that is known.
    const product = gridProductWithVariants('q', { version: 2 });
    const stored = gridReducer(next, { type: 'stored', product, sent: [] });
    expect(textOf(stored, 'q', 'cost')).toBe('4.50');
    const theirs = { ...product, details: null };
    expect(
      textOf(gridReducer(next, { type: 'stored', product: theirs, sent: null }), 'q', 'cost'),
    ).toBe('');
  });

  it('merges a cost that was kept once it is read', () => {
    const changes = new Map([['p', { cost: { original: '4.00', mine: '5.00' } }]]);
    const back = gridReducer(start, { type: 'restore', products: [], changes });
    expect(textOf(back, 'p', 'cost')).toBe('5.00');
    const details = new Map([['p', gridDetails({ cost: 450 })]]);
    const read = gridReducer(back, { type: 'details', details });
    expect(read.changes.get('p')?.cost).toEqual({ original: '4.00', mine: '5.00', theirs: '4.50' });
    expect(gridReducer(back, { type: 'discard' }).changes.size).toBe(0);
  });

  it('decides a conflict for either side', () => {
    const typed = edit(start, 'p', 'price', '30.00');
    const product = gridProduct('p', { price: 2000, version: 2 });
    const both = gridReducer(typed, { type: 'stored', product, sent: null });
    const choose = (mine: boolean) =>
      gridReducer(both, { type: 'choose', row: 'p', column: 'price', mine });
    expect(choose(true).changes.get('p')).toEqual({ price: { original: '20.00', mine: '30.00' } });
    expect(choose(false).changes.size).toBe(0);
    expect(textOf(gridReducer(choose(false), { type: 'undo' }), 'p', 'price')).toBe('30.00');
    expect(gridReducer(start, { type: 'choose', row: 'p', column: 'sku', mine: true })).toBe(start);
  });

  it('brings back what was kept, over what is stored now', () => {
    const changes = new Map([
      ['p', { price: { original: '20.00', mine: '30.00' } }],
      ['z', { sku: { original: 'SKU-z', mine: 'Z' }, title: { original: 'x', mine: 'Chair z' } }],
    ]);
    const back = gridReducer(start, { type: 'restore', products: [gridProduct('z')], changes });
    expect(back.rows[0]?.id).toBe('z');
    expect(back.changes.get('p')?.price).toMatchObject({ theirs: '25.00' });
    expect(back.changes.get('z')).toEqual({ sku: { original: 'SKU-z', mine: 'Z' } });
  });
});
