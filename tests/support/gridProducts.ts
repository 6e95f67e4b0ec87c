import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import { EMPTY_DETAILS } from '@/domain/product/form/productFormValues.ts';
import type { Product, ProductDetails, ProductVariant } from '@/domain/schemas/product.ts';

const day = new Date('2026-01-01T00:00:00Z');

/** A stored product, as grids show it. */
export const gridProduct = (id: string, fields: Partial<Product> = {}): Product => ({
  ...emptyProduct('EUR'),
  id,
  title: `Chair ${id}`,
  price: 2500,
  sku: `SKU-${id}`,
  inventory: { tracked: true, quantity: 4, inStock: true, oversell: false },
  status: 'active',
  businessId: 'owner',
  businessName: 'Mill',
  stockState: 'low',
  stockTotal: 4,
  gaps: [],
  version: 1,
  createdAt: day,
  createdBy: 'owner',
  updatedAt: day,
  updatedBy: 'owner',
  ...fields,
});

/** What is private of a stored product. */
export const gridDetails = (fields: Partial<ProductDetails> = {}): ProductDetails => ({
  ...EMPTY_DETAILS,
  id: 'owner',
  businessId: 'owner',
  version: 1,
  ...fields,
});

/** A variant of a product with the option Size. */
export const gridVariant = (id: string, fields: Partial<ProductVariant> = {}): ProductVariant => ({
  id,
  optionValues: { Size: id.toUpperCase() },
  sku: '',
  barcode: '',
  price: null,
  compareAtPrice: null,
  inventory: { tracked: true, quantity: 2, inStock: true, oversell: false },
  weightGrams: null,
  imageUrl: null,
  visible: true,
  ...fields,
});

/** A product with two variants, S and M. */
export const gridProductWithVariants = (id: string, fields: Partial<Product> = {}): Product =>
  gridProduct(id, {
    options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
    variants: [gridVariant('s'), gridVariant('m')],
    ...fields,
  });
