import type { Product } from '../schemas/product.ts';
import type { ComparableProduct } from './profile.ts';

/** Characters of a description that are kept: what a thing is stands at the beginning. */
const DESCRIPTION_KEPT = 2000;

/** What is compared of a product: nothing large. */
export const comparableOf = (
  product: Pick<
    Product,
    | 'id'
    | 'businessId'
    | 'barcode'
    | 'sku'
    | 'brand'
    | 'title'
    | 'description'
    | 'category'
    | 'price'
    | 'currency'
    | 'variants'
  >,
): ComparableProduct => ({
  id: product.id,
  businessId: product.businessId,
  barcode: product.barcode,
  sku: product.sku,
  brand: product.brand,
  title: product.title,
  description: product.description.slice(0, DESCRIPTION_KEPT),
  category: product.category,
  price: product.price,
  currency: product.currency,
  variants: product.variants.map(({ price, visible }) => ({ price, visible })),
});
