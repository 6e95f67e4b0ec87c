import { isConflict } from '../errors.ts';
import type { Product, ProductInput } from '../schemas/product.ts';
import { type CellText, type Changes, countChanges, withStored } from './changes.ts';
import { rowsOfProduct } from './gridRows.ts';
import { type RowWrite, rowWrite } from './rowWrite.ts';

/** Attempts to save a product over changes of others to other cells. */
const ATTEMPTS = 3;

/** Where a product's unsaved cells are saved, and who is told. */
export interface RowStore {
  /** Stores the fields over the product as it was read. @throws a conflict where it is another by now. */
  store: (product: Product, data: Partial<ProductInput>) => Promise<Product>;
  read: () => Promise<Product>;
  /** Is told what is stored: by this save of these cells, or (null) by somebody else. */
  stored?: (product: Product, sent: readonly CellText[] | null) => void;
  /** What a save sends; `rowWrite` unless something stricter is given. */
  write?: (product: Product, changes: Changes) => RowWrite;
}

/** What came of saving a product's cells. */
export interface RowOutcome {
  /** As it is stored now, as far as is known. */
  product: Product;
  /** What was saved over; null where nothing was saved. */
  before: Product | null;
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
  first: Product,
  cells: Changes,
  { store, read, stored, write = rowWrite }: RowStore,
): Promise<RowOutcome> => {
  let product = first;
  let changes = cells;
  let before: Product | null = null;
  let stale: unknown = null;
  for (let attempt = 1; attempt <= ATTEMPTS && before === null; attempt++) {
    const { data, sent } = write(product, changes);
    if (!data) break;
    try {
      const now = await store(product, data);
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
