import { shortHash } from '../text/hashing.ts';

/** Shopify takes 3 to 64 letters, digits, `-` and `_` as a metafield's key. */
const LONGEST_KEY = 64;

const keyOf = (name: string) => {
  const key = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, LONGEST_KEY);
  return key.length >= 3 ? key : `detail_${shortHash(name)}`;
};

/**
 * The heading under which an attribute stands in Shopify's export: a metafield. A shop with a
 * definition of that key takes it over; any other leaves the column out.
 */
export const metafieldHeading = (name: string): string =>
  `${name} (product.metafields.custom.${keyOf(name)})`;
