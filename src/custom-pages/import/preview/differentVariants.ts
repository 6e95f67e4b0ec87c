import { stableJson } from '@/domain/import/text/hashing.ts';
import type { ProductVariant } from '@/domain/schemas/product.ts';

/** What is told of a variant that changes. */
export const COMPARED_PARTS = [
  'price',
  'compareAtPrice',
  'inventory',
  'sku',
  'barcode',
  'weightGrams',
] as const;

/** A part of a variant that is told where it changes. */
export type ComparedPart = (typeof COMPARED_PARTS)[number];

/** One variant, before or after, and which of its parts differ. */
export interface DifferentVariant {
  variant: ProductVariant;
  parts: ComparedPart[];
}

const isSame = (a: unknown, b: unknown) => stableJson(a) === stableJson(b);

const differing = (own: readonly ProductVariant[], other: readonly ProductVariant[]) => {
  const byId = new Map(other.map(variant => [variant.id, variant]));
  return own.flatMap((variant): DifferentVariant[] => {
    const match = byId.get(variant.id);
    if (match && isSame(variant, match)) return [];
    const parts = COMPARED_PARTS.filter(part => match && !isSame(variant[part], match[part]));
    return [{ variant, parts: parts.length > 0 ? parts : ['price'] }];
  });
};

/** The variants that are not alike on both sides, with what differs; those of one side tell their price. */
export const differentVariants = (
  from: readonly ProductVariant[],
  to: readonly ProductVariant[],
): { from: DifferentVariant[]; to: DifferentVariant[] } => ({
  from: differing(from, to),
  to: differing(to, from),
});
