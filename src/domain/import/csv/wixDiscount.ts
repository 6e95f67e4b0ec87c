import { decimalToMinor } from '../../money/money.ts';
import { addDecimals, lessPercent, negate, signOf } from '../decimal.ts';
import type { SourceVariant } from '../types.ts';

/** What Wix's Catalog V1 takes off the prices of all variants of a product. */
export interface WixDiscount {
  mode: 'PERCENT' | 'AMOUNT';
  value: string;
}

type Priced = Pick<SourceVariant, 'price' | 'compareAtPrice'>;

const PLACES = [0, 1, 2, 3, 4];

/** What a variant costs before any discount; null where it has no price. */
export const fullPrice = ({ price, compareAtPrice }: Priced): string | null =>
  compareAtPrice ?? price;

/**
 * The one discount that makes every price of its full price. Catalog V1 has no other way to say
 * what something cost before.
 * @returns 'none' where no price is reduced; null where no one discount fits them all.
 */
export const wixDiscount = (
  variants: readonly Priced[],
  currency: string,
): WixDiscount | 'none' | null => {
  const pairs = variants.flatMap(({ price, compareAtPrice }) =>
    price === null ? [] : [{ price, full: compareAtPrice ?? price }],
  );
  const reduced = pairs.find(({ price, full }) => price !== full);
  if (!reduced) return 'none';
  const share = 100 * (1 - Number(reduced.price) / Number(reduced.full));
  const fits = (percent: string) =>
    pairs.every(
      ({ price, full }) =>
        decimalToMinor(lessPercent(full, percent), currency) === decimalToMinor(price, currency),
    );
  const percent = PLACES.map(places => share.toFixed(places)).find(
    text => signOf(text) > 0 && fits(text),
  );
  const amount = addDecimals(reduced.full, negate(reduced.price));
  const isAmount = pairs.every(
    ({ price, full }) => signOf(addDecimals(full, negate(addDecimals(price, amount)))) === 0,
  );
  if (percent !== undefined && (!isAmount || !percent.includes('.')))
    return { mode: 'PERCENT', value: percent };
  return isAmount ? { mode: 'AMOUNT', value: amount } : null;
};
