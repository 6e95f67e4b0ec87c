import type { ProductInput, ProductVariant } from '../schemas/product.ts';
import type { ChannelRule, Finding, Sized } from './rule.ts';

type Sold = Pick<ProductVariant, 'sku' | 'barcode' | 'price' | 'weightGrams'>;

/** What can be bought of a product: its visible variants, or itself where it has none. */
export const soldOf = (product: Sold & Pick<ProductInput, 'variants'>): readonly Sold[] => {
  const offered = product.variants.filter(({ visible }) => visible);
  return offered.length > 0 ? offered : [product];
};

/** Something that must be there and is not. */
export const MISSING: Finding = { verdict: 'broken', measured: { kind: 'missing' } };

/** A finding about a text that is as it must not be. */
export const text = (value: string): Finding => ({
  verdict: 'broken',
  measured: { kind: 'text', text: value },
});

/** The longest of some texts, where it has more than `limit` characters. */
export const longerThan = (limit: number, ...texts: readonly string[]): Finding | null => {
  const value = Math.max(0, ...texts.map(one => one.length));
  return value > limit ? { verdict: 'broken', measured: { kind: 'characters', value } } : null;
};

/** A number of things, where it is more than `limit`. */
export const moreThan = (limit: number, value: number): Finding | null =>
  value > limit ? { verdict: 'broken', measured: { kind: 'count', value } } : null;

/** The picture that channels show first, where it has a side of less than `limit` pixels. */
export const smallerThan = (limit: number, [first]: readonly Sized[]): Finding | null => {
  if (!first) return null;
  const { width, height } = first;
  if (!width || !height) return { verdict: 'unknown', measured: { kind: 'unmeasured' } };
  return Math.min(width, height) < limit
    ? { verdict: 'broken', measured: { kind: 'pixels', width, height } }
    : null;
};

/**
 * The largest picture of a product, where it has more than `limit` million pixels; unknown where
 * none of those that are measured has, and one is not measured.
 */
export const largerThan = (limit: number, pictures: readonly Sized[]): Finding | null => {
  let unmeasured = false;
  let largest = { width: 0, height: 0 };
  for (const { width, height } of pictures) {
    if (!width || !height) unmeasured = true;
    else if (width * height > largest.width * largest.height) largest = { width, height };
  }
  if (largest.width * largest.height > limit * 1_000_000)
    return { verdict: 'broken', measured: { kind: 'pixels', ...largest } };
  return unmeasured ? { verdict: 'unknown', measured: { kind: 'unmeasured' } } : null;
};

/** The parts of a rule that is about the sizes of a product's first pictures. */
export const ofPictures = (
  most: number,
  check: (pictures: readonly Sized[]) => Finding | null,
): Pick<ChannelRule, 'pictures' | 'check'> => ({
  pictures: { most, check },
  check: ({ images }) => check(images),
});
