import type { Product } from '../schemas/product.ts';
import { cellRefusal, type ListCell } from './cellRefusal.ts';
import { type Changes, withTexts } from './changes.ts';
import { canonicalText, type GridRow } from './gridRows.ts';
import { cellKey, type RowWrite, rowWrite } from './rowWrite.ts';

const rowOf = (product: Product): GridRow => ({ id: product.id, product, variant: null });

/** The change that a text for one cell is; empty where it means what is stored. */
export const cellChange = (product: Product, cell: ListCell, text: string): Changes => {
  const row = rowOf(product);
  const texts = [{ row: product.id, column: cell, text: canonicalText(row, cell, text) }];
  return withTexts(new Map(), texts, () => row);
};

/** What saving the cell sends, nothing where the list does not change it. */
export const cellWrite =
  (cell: ListCell) =>
  (product: Product, changes: Changes): RowWrite =>
    cellRefusal(product, cell)
      ? { data: null, details: null, sent: [], problems: new Map() }
      : rowWrite(product, changes);

/** Message key of what keeps the cell from being saved as it was typed; null where nothing does. */
export const cellProblem = (product: Product, cell: ListCell, changes: Changes): string | null => {
  const { problems } = cellWrite(cell)(product, changes);
  // A price may be wrong only beside the compare-at price, whose cell is not in view.
  return problems.get(cellKey(product.id, cell)) ?? [...problems.values()][0] ?? null;
};
