import type { Product } from '../schemas/product.ts';

/** What of a product is changed in the list itself. */
export type ListCell = 'status' | 'price' | 'stock';

/** Why a cell is not changed in the list. */
export type CellRefusal = 'merged' | 'variantPrices' | 'variantStock';

/**
 * Why a cell cannot be changed in the list; null where it can. A row of the list stands for the
 * whole product: what its variants have each for themselves is not one value.
 */
export const cellRefusal = (
  product: Pick<Product, 'mergedInto' | 'options' | 'variants'>,
  cell: ListCell,
): CellRefusal | null => {
  const { mergedInto, options, variants } = product;
  if (mergedInto) return 'merged';
  if (cell === 'price' && variants.some(({ price }) => price !== null)) return 'variantPrices';
  if (cell === 'stock' && (options.length > 0 || variants.length > 0)) return 'variantStock';
  return null;
};
