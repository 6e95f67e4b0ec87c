import { isConflict } from '../errors.ts';
import type { DetailsInput } from '../product/form/productFormValues.ts';
import type { ProductInput } from '../schemas/product.ts';
import { type CellText, type Changes, countChanges, withStored } from './changes.ts';
import { type GridProduct, rowsOfProduct } from './gridRows.ts';
import { type RowWrite, rowWrite } from './rowWrite.ts';

/** Attempts to save a product over changes of others to other cells. */
const ATTEMPTS = 3;

/** Where a product's unsaved cells are saved, and who is told. */
export interface RowStore {
  /**
   * Stores the fields over the product as it was read, and what the private part becomes, where that
   * changes. @throws a conflict where one of them is another by now.
   */
  store: (
    product: GridProduct,
    data: Partial<ProductInput>,
    details: DetailsInput | null,
  ) => Promise<GridProduct>;
  read: () => Promise<GridProduct>;
  /** Is told what is stored: by this save of these cells, or (null) by somebody else. */
  stored?: (product: GridProduct, sent: readonly CellText[] | null) => void;
  /** What a save sends; `rowWrite` unless something stricter is given. */
  write?: (product: GridProduct, changes: Changes) => RowWrite;
}

/** What came of saving a product's cells. */
export interface RowOutcome {
  /** As it is stored now, as far as is known. */
  product: GridProduct;
  /** What was saved over; null where nothing was saved. */
  before: GridProduct | null;
  /** What is not saved, over what is stored. */
  changes: Changes;
  /** The conflict, where something waits for a choice or for another try; else null. */
  stale: unknown;
}

/**
 * Saves a product's unsaved cells with the version that was read. Changes of others to other cells
 * stand; a cell that both changed waits for a choice, and the others are saved all the same.
 * @throws what the store throws, save for conflicts.
 */
export const saveRow = async (
  first: GridProduct,
  cells: Changes,
  { store, read, stored, write = rowWrite }: RowStore,
): Promise<RowOutcome> => {
  let product = first;
  let changes = cells;
  let before: GridProduct | null = null;
  let stale: unknown = null;
  for (let attempt = 1; attempt <= ATTEMPTS && before === null; attempt++) {
    const { data, details, sent } = write(product, changes);
    if (!data) break;
    try {
      const now = await store(product, data, details);
      before = product;
      product = now;
      changes = withStored(changes, rowsOfProduct(product), sent);
      stored?.(product, sent);
    } catch (error) {
      if (!isConflict(error)) throw error;
      stale = error;
      product = await read();
      changes = withStored(changes, rowsOfProduct(product), null);
      stored?.(product, null);
    }
  }
  const isLeft = before === null && write(product, changes).data !== null;
  const waits = isLeft || countChanges(changes).conflicts > 0;
  return { product, before, changes, stale: waits ? stale : null };
};
