import type { ProductVariant } from '../schemas/product.ts';
import type { SourceProduct, VariantPart } from './types.ts';

const VARIANT_PARTS: readonly VariantPart[] = [
  ...(['sku', 'barcode', 'price', 'compareAtPrice'] as const),
  ...(['inventory', 'weightGrams', 'imageUrl', 'visible'] as const),
];

/** Stock with what is stored of selling beyond it. */
export const withStoredOversell = <T extends Pick<ProductVariant, 'inventory'>>(
  wanted: T,
  { inventory: { oversell } }: Pick<ProductVariant, 'inventory'>,
): T => {
  const { inventory } = wanted;
  if (!inventory.tracked) return wanted;
  const inStock = inventory.quantity > 0 || oversell;
  return { ...wanted, inventory: { ...inventory, oversell, inStock } };
};

/** Without a column for it a discount is as it was: it comes off the same full price. */
const isFullPrice = (price: number | null, stored: Pick<ProductVariant, 'compareAtPrice'>) =>
  stored.compareAtPrice !== null && price === stored.compareAtPrice;

/** The parts that are kept of one thing that is sold: those nobody told, and those nobody can read. */
export const missingParts = (
  { unsaid }: SourceProduct,
  isVariant: boolean,
  unread: readonly string[],
  price: number | null,
  stored: Pick<ProductVariant, 'price' | 'compareAtPrice'>,
): VariantPart[] => {
  const keepsPrice =
    (isVariant && unsaid.includes('surcharge')) ||
    (unsaid.includes('discount') && isFullPrice(price, stored));
  const keepsReduction = unsaid.includes('reduction') && price === stored.price;
  return VARIANT_PARTS.filter(
    part =>
      unsaid.includes(part) ||
      unread.includes(part) ||
      (keepsPrice && (part === 'price' || part === 'compareAtPrice')) ||
      (keepsReduction && part === 'compareAtPrice'),
  );
};

/** Some parts of something that is sold. */
export const partsOf = (
  stored: Partial<Pick<ProductVariant, VariantPart>>,
  parts: readonly VariantPart[],
) => Object.fromEntries(parts.flatMap(part => (part in stored ? [[part, stored[part]]] : [])));
