import {
  type Inventory,
  type Product,
  type ProductGap,
  type ProductInput,
  productInputSchema,
} from '../schemas/product.ts';
import { hasText } from '../text/htmlToText.ts';
import type { FieldsIn } from './productFields.ts';

/** Tracked stock at or below this many pieces counts as low, where the product says nothing else. */
export const DEFAULT_LOW_STOCK = 5;

/** The stock of all visible variants together, or the product's own where it has none. */
export const totalInventory = (
  product: Pick<ProductInput, 'inventory' | 'variants'>,
): Inventory => {
  const inventories = product.variants.filter(v => v.visible).map(v => v.inventory);
  if (inventories.length === 0) return product.inventory;
  return {
    tracked: inventories.some(inventory => inventory.tracked),
    quantity: inventories
      .filter(inventory => inventory.tracked)
      .reduce((sum, inventory) => sum + Math.max(0, inventory.quantity), 0),
    inStock: inventories.some(inventory => inventory.inStock),
    oversell: inventories.some(inventory => inventory.oversell),
  };
};

/**
 * The stock in one word, for filters and badges.
 * @param threshold at and below how many pieces it is low; null is the default, 0 is never.
 */
export const stockStateOf = (
  inventory: Inventory,
  threshold: Product['lowStockThreshold'],
): Product['stockState'] => {
  if (!inventory.tracked) return inventory.inStock ? 'untracked' : 'out';
  if (inventory.quantity <= 0) return inventory.oversell ? 'inStock' : 'out';
  return inventory.quantity <= (threshold ?? DEFAULT_LOW_STOCK) ? 'low' : 'inStock';
};

/** How many pieces there are, which is what lists are sorted by; null where none are counted. */
export const stockTotalOf = ({ tracked, quantity }: Inventory): Product['stockTotal'] =>
  // Several variants together may come to more than can be counted exactly.
  tracked ? Math.min(Math.max(0, quantity), Number.MAX_SAFE_INTEGER) : null;

/** @returns what the product lacks, in the order of PRODUCT_GAPS. */
export const gapsOf = (product: Pick<ProductInput, FieldsIn<'readiness'>>): ProductGap[] => {
  const lacks: Record<ProductGap, boolean> = {
    image: product.images.length === 0,
    price: product.price === null && !product.variants.some(variant => variant.price !== null),
    description: !hasText(product.description),
    category: product.category.trim() === '',
    sku: product.sku === '' && !product.variants.some(variant => variant.sku !== ''),
    stock: stockStateOf(totalInventory(product), null) === 'out',
  };
  return (Object.keys(lacks) as ProductGap[]).filter(gap => lacks[gap]);
};

type DerivedFrom = FieldsIn<'readiness'> | 'lowStockThreshold';

/** What the derived fields follow from; products from before have no threshold. */
export const derivedFromSchema = productInputSchema
  .pick({
    ...{ images: true, price: true, description: true, category: true, sku: true },
    ...{ variants: true, inventory: true, lowStockThreshold: true },
  } satisfies Record<DerivedFrom, true>)
  .extend({ lowStockThreshold: productInputSchema.shape.lowStockThreshold.catch(null) });

/** The fields of a product that follow from the others. */
export const DERIVED_FIELDS = [
  'stockState',
  'stockTotal',
  'gaps',
] as const satisfies readonly (keyof Product)[];

type DerivedField = (typeof DERIVED_FIELDS)[number];

/**
 * The fields of a product that follow from the others, kept in the record so that lists can
 * filter and sort by them. Every write of a product goes through here.
 */
export const deriveProduct = (
  product: Pick<ProductInput, DerivedFrom>,
): Pick<Product, DerivedField> => {
  const inventory = totalInventory(product);
  return {
    stockState: stockStateOf(inventory, product.lowStockThreshold),
    stockTotal: stockTotalOf(inventory),
    gaps: gapsOf(product),
  };
};

/** Changes of a product with the fields that follow from them, where the product can be read. */
export const withDerived = (
  product: object,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const { data } = derivedFromSchema.safeParse({ ...product, ...changes });
  return { ...changes, ...(data && deriveProduct(data)) };
};
