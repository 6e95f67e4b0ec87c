import { isHiddenWithBusiness } from '../product/followsBusiness.ts';
import type { Product } from '../schemas/product.ts';

const FILLED = ['description', 'sku', 'barcode', 'brand', 'category'] as const;

/** How much a product tells: what is filled in, and its pictures, tags, attributes and variants. */
const contentOf = (product: Product): number =>
  FILLED.filter(field => product[field].trim() !== '').length +
  (product.price === null ? 0 : 1) +
  [product.images, product.tags, product.attributes, product.variants].filter(
    list => list.length > 0,
  ).length;

/**
 * Whether a product can live on for the others: one that is hidden with its business would take
 * them out of the catalogue with it, so it stands back where another can.
 */
export const maySurvive = (product: Product, products: readonly Product[]): boolean =>
  !isHiddenWithBusiness(product) || products.every(isHiddenWithBusiness);

/**
 * The products of a merge that nobody looks at one by one, the one to survive first: one that
 * buyers see before one that they do not, then what tells most, then the oldest.
 */
export const survivorFirst = (products: readonly Product[]): Product[] =>
  [...products].sort(
    (a, b) =>
      Number(isHiddenWithBusiness(a)) - Number(isHiddenWithBusiness(b)) ||
      Number(b.status === 'active') - Number(a.status === 'active') ||
      contentOf(b) - contentOf(a) ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
