import type { ProductInput } from '../schemas/product.ts';

/** A product nobody has filled in yet. */
export const emptyProduct = (currency: string): ProductInput => ({
  title: '',
  description: '',
  images: [],
  price: null,
  currency,
  compareAtPrice: null,
  sku: '',
  barcode: '',
  brand: '',
  category: '',
  tags: [],
  options: [],
  variants: [],
  inventory: { tracked: false, quantity: 0, inStock: true, oversell: false },
  lowStockThreshold: null,
  weightGrams: null,
  attributes: [],
  status: 'draft',
});
