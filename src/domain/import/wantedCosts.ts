import { sameValue } from '../fieldChanges.ts';
import {
  costsOf,
  ownCosts,
  type ProductCosts,
  plainCosts,
  variantCost,
} from '../product/productCosts.ts';
import type { FieldChange } from '../schemas/audit.ts';
import type { Product, ProductDetails, ProductVariant } from '../schemas/product.ts';
import { withStoredIds } from './keepAlike.ts';
import type { MappedProduct } from './map/mapProduct.ts';
import { minorOf } from './map/mapVariants.ts';
import { storedByCode } from './patchVariants.ts';
import { optionsLacking } from './preserveMissingColumns.ts';
import type { SourceVariant } from './types.ts';

/** What is stored of costs, with the hash that the last import left of them, where it left one. */
export type StoredCosts = ProductCosts & { costBase?: string | null };

/** The stored costs of a private part; null where there is no part. */
export const storedCosts = (
  details: Pick<ProductDetails, 'cost' | 'variantCosts' | 'costBase'>,
): StoredCosts => ({
  ...costsOf(details),
  costBase: details.costBase ?? null,
});

/** What a source tells of costs; nothing where its cells are missing or cannot be read. */
interface SourceCosts {
  /** By the stored ids of variants. */
  byId: ReadonlyMap<string, number | null>;
  /** Of a product without variants of its own; undefined where it tells nothing. */
  product: number | null | undefined;
}

const NONE_PROVIDED: SourceCosts = { byId: new Map(), product: undefined };

const hasCost = (variant: SourceVariant | undefined): variant is SourceVariant =>
  variant !== undefined && !variant.unread.includes('cost');

const sourceCosts = (
  { source, content, byCode = [] }: MappedProduct,
  stored: Product,
): SourceCosts => {
  if (!source.provided.includes('cost')) return NONE_PROVIDED;
  const costOf = (
    variants: readonly ProductVariant[],
    rows: readonly SourceVariant[],
    idOf: (variant: ProductVariant) => string | undefined,
  ): SourceCosts['byId'] =>
    new Map(
      variants.flatMap((variant, index) => {
        const id = idOf(variant);
        const row = rows[index];
        if (id === undefined || !hasCost(row)) return [];
        return [[id, minorOf(row.cost, content.currency, null, [])] as const];
      }),
    );
  if (optionsLacking(source, stored).length > 0) {
    const find = storedByCode(stored.variants);
    return {
      byId: costOf(byCode, source.byCode ?? [], variant => find(variant)?.id),
      product: undefined,
    };
  }
  if (content.variants.length > 0) {
    const variants = withStoredIds(content.variants, stored.variants);
    return { byId: costOf(variants, source.variants, ({ id }) => id), product: undefined };
  }
  return source.variants.every(hasCost)
    ? { byId: new Map(), product: content.cost }
    : NONE_PROVIDED;
};

/** Whether a source has anything to say of what a stored product costs. */
export const providesCosts = (mapped: MappedProduct, stored: Product): boolean => {
  const { byId, product } = sourceCosts(mapped, stored);
  return byId.size > 0 || product !== undefined;
};

/**
 * What a source wants a stored product to cost: of variants that it says nothing of, or whose cells
 * nobody can read, what is stored stays.
 * @param costs what is stored.
 * @param variants those that the product has once the import is done.
 */
export const wantedCosts = (
  mapped: MappedProduct,
  stored: Product,
  costs: ProductCosts,
  variants: readonly ProductVariant[],
): ProductCosts => {
  const { byId, product } = sourceCosts(mapped, stored);
  if (variants.length === 0)
    return { cost: product === undefined ? costs.cost : product, variantCosts: null };
  const costOf = (id: string) => {
    if (byId.has(id)) return byId.get(id) ?? null;
    return product === undefined ? variantCost(costs, id) : product;
  };
  return plainCosts({ cost: null, variantCosts: ownCosts(variants, costOf) }, variants);
};

/** The two fields that costs are stored in. */
const COST_FIELDS = ['cost', 'variantCosts'] as const;

/** Whether a change is one of costs, which are stored in the private part. */
export const isCostChange = ({ field }: Pick<FieldChange, 'field'>): boolean =>
  COST_FIELDS.some(one => one === field);

/** What changes of costs, field by field. */
export const costChanges = (from: ProductCosts, to: ProductCosts): FieldChange[] =>
  COST_FIELDS.filter(field => !sameValue(from[field], to[field])).map(field => ({
    ...{ field, from: from[field], to: to[field] },
  }));
