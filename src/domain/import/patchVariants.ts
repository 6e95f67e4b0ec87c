import type { ProductVariant } from '../schemas/product.ts';
import { codeOf } from './checkSource.ts';
import type { MappedProduct } from './map/mapProduct.ts';
import { missingParts, partsOf, withStoredOversell } from './missingParts.ts';
import type { SourceProduct, SourceVariant } from './types.ts';

/** A row of the file whose variant is not stored. */
export interface UnknownVariant {
  row: number | null;
  /** Its code or choices. */
  value: string;
}

/** Stored variants with what a file tells of some of them. */
export interface PatchedVariants {
  variants: ProductVariant[];
  unknown: UnknownVariant[];
}

const withSource = (
  stored: ProductVariant,
  incoming: ProductVariant,
  source: SourceProduct,
  unread: SourceVariant['unread'],
): ProductVariant => ({
  ...(source.unsaid.includes('oversell') ? withStoredOversell(incoming, stored) : incoming),
  ...{ id: stored.id, optionValues: stored.optionValues },
  ...partsOf(stored, missingParts(source, true, unread, incoming.price, stored)),
});

/** Variants of a file that has all of them, each with the parts that are kept of the stored one. */
export const withStoredParts = (
  variants: readonly ProductVariant[],
  stored: readonly ProductVariant[],
  source: SourceProduct,
): ProductVariant[] => {
  const byId = new Map(stored.map(variant => [variant.id, variant]));
  return variants.map((variant, index) => {
    const same = byId.get(variant.id);
    const { optionValues } = variant;
    const unread = source.variants[index]?.unread ?? [];
    return same ? { ...withSource(same, variant, source, unread), optionValues } : variant;
  });
};

/** Variants by a code that only one of them has: two with the same one cannot be told apart. */
const byOwn = (code: 'sku' | 'barcode', stored: readonly ProductVariant[]) => {
  const found = new Map<string, ProductVariant | null>();
  for (const variant of stored) found.set(variant[code], found.has(variant[code]) ? null : variant);
  found.delete('');
  return found;
};

/** Finds the stored variant that a row names by its SKU or barcode. */
export const storedByCode = (stored: readonly ProductVariant[]) => {
  const [bySku, byBarcode] = [byOwn('sku', stored), byOwn('barcode', stored)];
  return ({ sku, barcode }: Pick<ProductVariant, 'sku' | 'barcode'>) =>
    bySku.get(sku) ?? byBarcode.get(barcode);
};

/** Changes the stored variants that rows name by their SKU or barcode; all others stay. */
export const patchByCode = (
  stored: readonly ProductVariant[],
  { source, byCode = [] }: Pick<MappedProduct, 'source' | 'byCode'>,
): PatchedVariants => {
  const find = storedByCode(stored);
  const patches = new Map<string, ProductVariant>();
  const unknown: UnknownVariant[] = [];
  for (const [index, incoming] of byCode.entries()) {
    const same = find(incoming);
    const row = source.byCode?.[index];
    if (!same) unknown.push({ row: row?.row ?? null, value: codeOf(incoming) });
    else {
      const blank = (['sku', 'barcode'] as const).filter(part => incoming[part] === '');
      patches.set(same.id, withSource(same, incoming, source, [...(row?.unread ?? []), ...blank]));
    }
  }
  return { variants: stored.map(variant => patches.get(variant.id) ?? variant), unknown };
};

/** Changes the stored variants that rows name by their choices; all others stay. */
export const patchByChoices = (
  stored: readonly ProductVariant[],
  incoming: readonly ProductVariant[],
  source: SourceProduct,
): PatchedVariants => {
  const known = new Set(stored.map(({ id }) => id));
  const changed = new Map(withStoredParts(incoming, stored, source).map(one => [one.id, one]));
  return {
    variants: stored.map(variant => changed.get(variant.id) ?? variant),
    unknown: incoming.flatMap(({ id, optionValues }, index) =>
      known.has(id)
        ? []
        : [
            {
              row: source.variants[index]?.row ?? null,
              value: Object.values(optionValues).join(' / '),
            },
          ],
    ),
  };
};
