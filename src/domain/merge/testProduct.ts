import { deriveProduct } from '../product/deriveProduct.ts';
import { emptyProduct } from '../product/emptyProduct.ts';
import type { Product, ProductVariant } from '../schemas/product.ts';

const then = new Date('2026-01-01T00:00:00Z');

/** A stored product for tests. */
export const testProduct = (id: string, more: Partial<Product> = {}): Product => {
  const product = { ...emptyProduct('USD'), title: `Product ${id}`, ...more };
  return {
    ...product,
    ...deriveProduct(product),
    id,
    businessId: 'owner',
    businessName: 'Norden',
    version: 1,
    createdAt: then,
    createdBy: 'owner',
    updatedAt: then,
    updatedBy: 'owner',
    ...more,
  };
};

/** A variant for tests, of one option. */
export const testVariant = (
  id: string,
  optionValues: Record<string, string>,
  more: Partial<ProductVariant> = {},
): ProductVariant => ({
  id,
  optionValues,
  sku: id,
  barcode: '',
  price: 1000,
  compareAtPrice: null,
  inventory: { tracked: false, quantity: 0, inStock: true, oversell: false },
  visible: true,
  ...more,
});
