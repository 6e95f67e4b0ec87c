import { shownAmount } from '../money/typedAmount.ts';
import { PRODUCT_STATUSES } from '../schemas/product.ts';
import { type GridColumn, isNumberColumn } from './gridColumns.ts';
import type { CellWriting } from './readCell.ts';

/** What a cell shows, and what is copied from it: the reader's decimal mark, a status in words. */
export const shownCell = (column: GridColumn, text: string, writing: CellWriting): string => {
  if (isNumberColumn(column)) return shownAmount(text, writing.mark);
  const status = column === 'status' && PRODUCT_STATUSES.find(known => known === text);
  return status ? writing.statuses[status] : text;
};
