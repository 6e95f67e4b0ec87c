import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import {
  EMPTY_DETAILS,
  type ProductFormValues,
  productFormValues,
} from '@/domain/product/form/productFormValues.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';

/** A product as it is stored, with its private part where it has one. */
export interface StoredProduct {
  product: Product;
  details: ProductDetails | null;
}

/** The business that a product is edited for. */
export interface ProductBusiness {
  id: string;
  businessName: string;
  /** Currency of a new product. */
  baseCurrency: string;
}

/**
 * What the form shows for what is stored; null is a new product.
 * @param fresh what a new product begins with, where it is not empty.
 */
export const storedValues = (
  stored: StoredProduct | null,
  business: ProductBusiness,
  fresh?: ProductFormValues,
): ProductFormValues =>
  stored
    ? productFormValues(stored.product, stored.details ?? EMPTY_DETAILS)
    : (fresh ?? productFormValues(emptyProduct(business.baseCurrency)));
