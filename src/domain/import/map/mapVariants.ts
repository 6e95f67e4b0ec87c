import { currencyExponent } from '../../money/minorUnits.ts';
import { decimalToMinor } from '../../money/money.ts';
import { onceFor } from '../../onceFor.ts';
import type { Inventory, ProductVariant } from '../../schemas/product.ts';
import { hasFinerDigits } from '../decimal.ts';
import { errorIssue, type ImportIssue, warningIssue } from '../issues.ts';
import { shortHash } from '../text/hashing.ts';
import { type ShopWeightUnit, weightInGrams } from '../text/weight.ts';
import type { SourceProduct, SourceStock, SourceVariant } from '../types.ts';

/** An exact decimal in minor units of `currency`; notes where it had to be rounded. */
export const minorOf = (
  decimal: string | null,
  currency: string,
  row: number | null,
  issues: ImportIssue[],
): number | null => {
  if (decimal === null) return null;
  const minor = decimalToMinor(decimal, currency);
  if (minor === null) issues.push(errorIssue('amountTooLarge', { row, value: decimal }));
  else if (hasFinerDigits(decimal, currencyExponent(currency)))
    issues.push(warningIssue('priceRounded', { row, value: decimal, params: { currency } }));
  return minor;
};

/**
 * Stock as it is stored; where only yes or no is known, nothing is counted. Stock of the same source is the same stock:
 * variants that share the one share the other.
 */
export const inventoryOf = onceFor(
  ({ tracked, quantity, inStock, oversell }: SourceStock): Inventory => ({
    ...{ tracked, quantity: quantity ?? 0, inStock, oversell },
  }),
);

/**
 * A variant's id: the same choices have the same id at every import. Mapping again, with other settings, hashes none
 * anew.
 */
const variantId = onceFor((values: readonly string[]) => `v${shortHash(values.join('\u0000'))}`);

/** The variants of a product that has options. */
export const mapVariants = (
  source: Pick<SourceProduct, 'options' | 'variants'>,
  currency: string,
  weightUnit: ShopWeightUnit,
  issues: ImportIssue[],
): ProductVariant[] => {
  const names = source.options.map(({ name }) => name);
  const map = (variant: SourceVariant): ProductVariant => ({
    id: variantId(variant.values),
    optionValues: Object.fromEntries(
      names.flatMap((name, index) => {
        const value = variant.values[index] ?? '';
        return value === '' ? [] : [[name, value]];
      }),
    ),
    sku: variant.sku,
    barcode: variant.barcode,
    price: minorOf(variant.price, currency, variant.row, issues),
    compareAtPrice: minorOf(variant.compareAtPrice, currency, variant.row, issues),
    inventory: inventoryOf(variant.stock),
    weightGrams: weightInGrams(variant.weight, weightUnit),
    imageUrl: variant.imageUrl,
    visible: variant.visible,
  });
  return source.variants.map(map);
};
