import type { Inventory, Product } from '../schemas/product.ts';
import { combinationName } from './variants/combinations.ts';

/** The most pieces that a stock is counted to: nine digits, as the form takes them. */
export const MAX_PIECES = 999_999_999;

/** How stock changes: to so many pieces, by so many more, or by so many fewer. Never negative. */
export interface StockChange {
  mode: 'set' | 'add' | 'take';
  pieces: number;
}

/** The stock of a product or variant before and after, in pieces; null is not counted. */
export interface StockStep {
  /** The variant's; null is the product itself. */
  id: string | null;
  name: string;
  from: number | null;
  to: number | null;
}

/**
 * Why stock cannot change so: none of it is counted, there are too few pieces to take off, or there
 * would be too many to count.
 */
export type StockProblem = 'notCounted' | 'tooFew' | 'tooMany';

type Stocked = Pick<Product, 'inventory' | 'options' | 'variants'>;

/**
 * A stock after a change. One that is set is counted from then on; what is not counted has nothing
 * to add to or to take off.
 */
export const changedStock = (inventory: Inventory, { mode, pieces }: StockChange): Inventory => {
  if (mode !== 'set' && !inventory.tracked) return inventory;
  const after = {
    set: pieces,
    add: inventory.quantity + pieces,
    take: inventory.quantity - pieces,
  };
  const quantity = after[mode];
  const { oversell } = inventory;
  return { tracked: true, quantity, inStock: quantity > 0 || oversell, oversell };
};

/** The fields of a product that a change of stock sets: its variants hold it where it has any. */
export const stockFields = (
  product: Pick<Product, 'inventory' | 'variants'>,
  change: StockChange,
): Partial<Pick<Product, 'inventory' | 'variants'>> =>
  product.variants.length === 0
    ? { inventory: changedStock(product.inventory, change) }
    : {
        variants: product.variants.map(variant => ({
          ...variant,
          inventory: changedStock(variant.inventory, change),
        })),
      };

const holders = ({ inventory, variants }: Pick<Product, 'inventory' | 'variants'>) =>
  variants.length === 0 ? [inventory] : variants.map(variant => variant.inventory);

/**
 * What keeps a product's stock from changing, the whole of it. What is sold on when none are left
 * may fall below zero: so many are owed.
 */
export const stockProblem = (product: Stocked, change: StockChange): StockProblem | null => {
  const counted = holders(product).filter(({ tracked }) => tracked || change.mode === 'set');
  if (counted.length === 0) return 'notCounted';
  const after = counted.map(inventory => changedStock(inventory, change));
  const tooFew = after.some(({ quantity, oversell }) => quantity < 0 && !oversell);
  if (change.mode === 'take' && tooFew) return 'tooFew';
  return after.some(({ quantity }) => Math.abs(quantity) > MAX_PIECES) ? 'tooMany' : null;
};

const piecesOf = ({ tracked, quantity }: Inventory) => (tracked ? quantity : null);

/** What a change of stock comes to, one by one; only those that differ. */
export const stockSteps = (
  before: Stocked,
  after: Pick<Product, 'inventory' | 'variants'>,
): StockStep[] => {
  const names =
    before.variants.length === 0
      ? [{ id: null, name: '' }]
      : before.variants.map(({ id, optionValues }) => ({
          id,
          name: combinationName(before.options, optionValues),
        }));
  const now = holders(after);
  return holders(before).flatMap((inventory, index) => {
    const [from, to] = [piecesOf(inventory), piecesOf(now[index] ?? inventory)];
    return from === to ? [] : [{ id: null, name: '', ...names[index], from, to }];
  });
};
