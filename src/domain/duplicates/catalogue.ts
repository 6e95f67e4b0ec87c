import { convertMoney } from '../exchange/convertMoney.ts';
import type { ExchangeRates } from '../exchange/exchangeRates.ts';
import type { Comparing } from './evidence.ts';
import { type ComparableProduct, type Profile, profileOf, resolveJoined } from './profile.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { createWordLikeness } from './wordLikeness.ts';

/** Products while they arrive: read once, and kept small. */
export interface Catalogue {
  add: (products: readonly ComparableProduct[]) => void;
  size: () => number;
  /**
   * All of them, ready to be compared.
   * @param rates by which prices of different currencies are compared; those without a rate are not.
   */
  ready: (rates?: readonly ExchangeRates[]) => { profiles: Profile[]; comparing: Comparing };
}

/** A SKU or barcode that more products have is a placeholder. */
const MOST_WITH_NUMBER = 6;

/** The numbers that so many products have that they name none of them. */
const placeholders = (numbers: readonly string[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const number of numbers) if (number) counts.set(number, (counts.get(number) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count > MOST_WITH_NUMBER);
  return new Set(frequent.map(([number]) => number));
};

/** Numbers for texts: equal for equal ones, 0 for the empty one. */
const numbering = (): ((text: string) => number) => {
  const numbers = new Map([['', 0]]);
  return text => {
    const number = numbers.get(text) ?? numbers.size;
    if (number === numbers.size) numbers.set(text, number);
    return number;
  };
};

/** A price in the currency that all are compared in, where there is a rate for it. */
const comparablePrice = (
  { price, currency }: Profile,
  rates: readonly ExchangeRates[],
): Pick<Profile, 'price' | 'currency'> => {
  const common = rates[0]?.base;
  if (price === null || common === undefined) return { price, currency };
  const { money } = convertMoney({ minor: price, currency }, common, rates);
  return { price: money.minor, currency: money.currency };
};

/** Takes away placeholders, and adds what is known of a product once all are there. */
const completed = (
  profiles: readonly Profile[],
  vocabulary: Vocabulary,
  weights: Float32Array,
  rates: readonly ExchangeRates[],
): Profile[] => {
  const skus = placeholders(profiles.map(({ sku }) => sku));
  const barcodes = placeholders(profiles.map(({ barcode }) => barcode));
  const [barcodeId, brandId] = [numbering(), numbering()];
  const [categoryId, currencyId] = [numbering(), numbering()];
  return profiles.map(profile => {
    const { price, currency } = comparablePrice(profile, rates);
    return {
      ...profile,
      price,
      currency,
      sku: skus.has(profile.sku) ? '' : profile.sku,
      barcode: barcodes.has(profile.barcode) ? '' : profile.barcode,
      barcodeId: barcodes.has(profile.barcode) ? 0 : barcodeId(profile.barcode),
      brandId: brandId(profile.brand),
      categoryId: categoryId(profile.category),
      currencyId: currencyId(currency),
      joined: resolveJoined(profile.joined, vocabulary),
      descriptionWeight: profile.description.reduce(
        (sum, word) => sum + (weights[word] ?? 0) ** 2,
        0,
      ),
    };
  });
};

/** From this share of SKUs in two businesses on, they are makers' numbers. */
const SHARED_NUMBERING = 0.1;

/** Whether businesses use the same SKUs for the same things. */
const shareSkus = (profiles: readonly Profile[]): boolean => {
  const businesses = new Map<string, number>();
  const shared = new Set<string>();
  for (const { sku, business } of profiles) {
    if (sku === '') continue;
    const other = businesses.get(sku);
    if (other === undefined) businesses.set(sku, business);
    else if (other !== business) shared.add(sku);
  }
  return shared.size > 0 && shared.size >= SHARED_NUMBERING * businesses.size;
};

/** A catalogue without products. */
export const createCatalogue = (): Catalogue => {
  const vocabulary = createVocabulary();
  const businesses = new Map<string, number>();
  const profiles: Profile[] = [];
  const numberOf = (business: string) => {
    const number = businesses.get(business) ?? businesses.size;
    businesses.set(business, number);
    return number;
  };
  return {
    add: products => {
      for (const product of products)
        profiles.push(profileOf(product, vocabulary, numberOf(product.businessId)));
    },
    size: () => profiles.length,
    ready: (rates = []) => {
      const weights = vocabulary.weights(profiles.length);
      const all = completed(profiles, vocabulary, weights, rates);
      return {
        profiles: all,
        comparing: {
          sharedSkus: shareSkus(all),
          vocabulary,
          initials: vocabulary.initials(),
          likeness: createWordLikeness(vocabulary.wordOf),
          weights,
          products: profiles.length,
        },
      };
    },
  };
};
