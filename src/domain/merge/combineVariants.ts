import {
  MAX_VARIANTS,
  type Product,
  type ProductOption,
  type ProductVariant,
} from '../schemas/product.ts';
import { nameKey } from './nameKey.ts';

/** Variants that could not be taken over, and why. */
export interface SkippedVariants {
  productId: string;
  count: number;
  why: 'currency' | 'options' | 'limit';
}

/** The options and variants of several products together. */
export interface CombinedVariants {
  options: ProductOption[];
  variants: ProductVariant[];
  skipped: SkippedVariants[];
}

const optionNames = (options: readonly ProductOption[]) =>
  options.map(option => nameKey(option.name)).sort();

const variantKey = (variant: ProductVariant) =>
  Object.entries(variant.optionValues)
    .map(([name, value]) => `${nameKey(name)}=${nameKey(value)}`)
    .sort()
    .join('&');

const withValuesOf = (options: readonly ProductOption[], more: readonly ProductOption[]) =>
  options.map(option => {
    const known = new Set(option.values.map(value => nameKey(value.name)));
    const added = more
      .filter(other => nameKey(other.name) === nameKey(option.name))
      .flatMap(({ values }) => values)
      .filter(value => !known.has(nameKey(value.name)));
    return { ...option, values: [...option.values, ...added] };
  });

/** Writes option names as the options do, so that `colour` and `Colour` stay one choice. */
const named = (variant: ProductVariant, options: readonly ProductOption[]): ProductVariant => ({
  ...variant,
  optionValues: Object.fromEntries(
    Object.entries(variant.optionValues).map(([name, value]) => [
      options.find(option => nameKey(option.name) === nameKey(name))?.name ?? name,
      value,
    ]),
  ),
});

/**
 * All variants, the first product's first; the same combination of option values counts once.
 * Variants in another currency or with other options cannot be taken over and are told.
 * @param currency of the merged product: variants' prices are in it.
 */
export const combineVariants = (
  products: readonly Product[],
  currency: string,
): CombinedVariants => {
  const [base, ...others] = products.filter(product => product.variants.length > 0);
  if (!base) return { options: products[0]?.options ?? [], variants: [], skipped: [] };
  if (base.currency !== currency) {
    const skip = { productId: base.id, count: base.variants.length, why: 'currency' as const };
    const rest = combineVariants(
      products.filter(product => product !== base),
      currency,
    );
    return { ...rest, skipped: [skip, ...rest.skipped] };
  }
  let options = base.options;
  const variants = [...base.variants];
  const keys = new Set(variants.map(variantKey));
  const ids = new Set(variants.map(variant => variant.id));
  const skipped: SkippedVariants[] = [];
  for (const product of others) {
    const skip = (why: SkippedVariants['why'], count = product.variants.length) =>
      skipped.push({ productId: product.id, count, why });
    if (product.currency !== currency) skip('currency');
    else if (optionNames(product.options).join() !== optionNames(options).join()) skip('options');
    else {
      const fresh = product.variants.filter(variant => !keys.has(variantKey(variant)));
      const taken = fresh.slice(0, MAX_VARIANTS - variants.length);
      if (taken.length < fresh.length) skip('limit', fresh.length - taken.length);
      options = withValuesOf(options, product.options);
      for (const variant of taken) {
        keys.add(variantKey(variant));
        const id = ids.has(variant.id) ? `${product.id}-${variant.id}` : variant.id;
        ids.add(id);
        variants.push({ ...named(variant, options), id });
      }
    }
  }
  return { options, variants, skipped };
};
