import type { SourceProduct, SourceStock, SourceVariant } from '@/domain/import/types.ts';

const NOTHING: SourceVariant['unread'] = [];

/**
 * Keeps what many variants have alike once. What a worker hands over is a copy of its own for each
 * variant: stock, weight, prices and choices of fifty thousand of them are a quarter of their size.
 */
export const partSharer = () => {
  const texts = new Map<string, string>();
  const stocks = new Map<string, SourceStock>();
  const weights = new Map<string, NonNullable<SourceVariant['weight']>>();

  const intern = <T>(known: Map<string, T>, key: string, part: T): T => {
    const same = known.get(key);
    if (same !== undefined) return same;
    known.set(key, part);
    return part;
  };
  const text = (value: string) => intern(texts, value, value);
  const amount = (value: string | null) => (value === null ? null : text(value));
  const stock = (part: SourceStock) => {
    const { tracked, quantity, inStock, oversell, countedElsewhere } = part;
    const key = `${tracked} ${quantity} ${inStock} ${oversell} ${countedElsewhere}`;
    return intern(stocks, key, part);
  };
  const share = (variant: SourceVariant): SourceVariant => ({
    ...variant,
    values: variant.values.map(text),
    price: amount(variant.price),
    compareAtPrice: amount(variant.compareAtPrice),
    cost: amount(variant.cost),
    weight:
      variant.weight &&
      intern(weights, `${variant.weight.value} ${variant.weight.unit}`, variant.weight),
    stock: stock(variant.stock),
    unread: variant.unread.length === 0 ? NOTHING : variant.unread,
  });

  return (product: SourceProduct): SourceProduct => ({
    ...product,
    variants: product.variants.map(share),
  });
};
