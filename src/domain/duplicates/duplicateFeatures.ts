import { fold } from 'ra-data-firestore/query';
import { lowestPrice } from '../product/priceRange.ts';
import type { Product } from '../schemas/product.ts';

/** What is compared of a product: small and plain, so that 100,000 fit into a worker's message. */
export interface DuplicateFeatures {
  id: string;
  businessId: string;
  /** Digits and letters without leading zeros; empty where too short to mean anything. */
  barcode: string;
  sku: string;
  brand: string;
  /** Distinct words of the title without the brand's, sorted. */
  words: string[];
  /** The words with digits: sizes and models, by which variants differ. */
  numbers: string;
  /** Minor units; null without a price. */
  price: number | null;
  currency: string;
}

const MIN_BARCODE = 8;
const MIN_SKU = 3;
const FILLERS = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'or', 'the', 'with']);

const code = (text: string, shortest: number) => {
  const bare = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  // A placeholder such as 00000000 or xxxxxx says nothing.
  return bare.length < shortest || /^(.)\1*$/.test(bare) ? '' : bare;
};

const wordsOf = (text: string) =>
  fold(text)
    .replace(/(\d)[.,](\d)/g, '$1_$2')
    .replace(/(\d)\s+(?=(?:ml|cl|l|g|kg|mm|cm|m|oz|lb|in|w|v|gb|tb)\b)/g, '$1')
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(word => word !== '' && !FILLERS.has(word));

/** The words of a title that tell products apart: folded, distinct, sorted, without the brand. */
export const titleWords = (title: string, brand: string): string[] => {
  const ofBrand = new Set(wordsOf(brand));
  const words = [...new Set(wordsOf(title))];
  const own = words.filter(word => !ofBrand.has(word));
  return (own.length > 0 ? own : words).sort();
};

/** The fields that duplicates are found by. */
export type ComparableProduct = Pick<
  Product,
  'id' | 'businessId' | 'barcode' | 'sku' | 'brand' | 'title' | 'price' | 'currency'
> & { variants?: readonly Pick<Product['variants'][number], 'price' | 'visible'>[] };

/** What is compared of a product. */
export const featuresOf = (product: ComparableProduct): DuplicateFeatures => {
  const words = titleWords(product.title, product.brand);
  return {
    id: product.id,
    businessId: product.businessId,
    barcode: code(product.barcode, MIN_BARCODE).replace(/^0+/, ''),
    sku: code(product.sku, MIN_SKU),
    brand: wordsOf(product.brand).join(' '),
    words,
    numbers: words.filter(word => /\d/.test(word)).join(' '),
    price: lowestPrice({ price: product.price, variants: product.variants ?? [] }),
    currency: product.currency,
  };
};
