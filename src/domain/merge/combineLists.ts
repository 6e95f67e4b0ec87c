import { MAX_IMAGES } from '../fileLimits.ts';
import type { Product, ProductImage } from '../schemas/product.ts';
import { nameKey } from './nameKey.ts';

/** Most entries that the product's schema allows. */
const LIST_LIMITS = { images: MAX_IMAGES, tags: 250, attributes: 250 } as const;

/** A list made of several, and how many entries found no room. */
export interface Combined<T> {
  items: T[];
  dropped: number;
}

/** The entries of all lists in order, each key once, up to the limit. */
export const combineDistinct = <T>(
  lists: readonly (readonly T[])[],
  keyOf: (item: T) => string,
  limit: number,
): Combined<T> => {
  const distinct = new Map<string, T>();
  for (const item of lists.flat()) if (!distinct.has(keyOf(item))) distinct.set(keyOf(item), item);
  const items = [...distinct.values()];
  return { items: items.slice(0, limit), dropped: Math.max(0, items.length - limit) };
};

const withUniqueIds = (images: readonly ProductImage[]): ProductImage[] => {
  const used = new Set<string>();
  return images.map(image => {
    let id = image.id;
    for (let copy = 2; used.has(id); copy++) id = `${image.id}-${copy}`;
    used.add(id);
    return { ...image, id };
  });
};

/** All pictures, the first product's first; the same file or address counts once. */
export const combineImages = (products: readonly Product[]): Combined<ProductImage> => {
  const { items, dropped } = combineDistinct(
    products.map(product => product.images),
    image => image.file?.md5Hash ?? image.url,
    LIST_LIMITS.images,
  );
  return { items: withUniqueIds(items), dropped };
};

/** All tags; upper and lower case are the same. */
export const combineTags = (products: readonly Product[]): Combined<string> =>
  combineDistinct(
    products.map(product => product.tags),
    nameKey,
    LIST_LIMITS.tags,
  );

/** All attributes; of two of one name the first product's counts. */
export const combineAttributes = (
  products: readonly Product[],
): Combined<Product['attributes'][number]> =>
  combineDistinct(
    products.map(product => product.attributes),
    attribute => nameKey(attribute.name),
    LIST_LIMITS.attributes,
  );
