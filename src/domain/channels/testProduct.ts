import { emptyProduct } from '../product/emptyProduct.ts';
import type { Product, ProductImage, ProductVariant } from '../schemas/product.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** A picture of so many pixels; without numbers its size is not known. */
export const picture = (width?: number, height = width): ProductImage => ({
  ...{ id: 'i', url: 'https://shop.example/a.jpg', alt: '' },
  ...(width === undefined ? {} : { width, height }),
});

/** A variant that can be bought. */
export const variant = (more: Partial<ProductVariant> = {}): ProductVariant => ({
  ...{ id: 'v1', optionValues: {}, sku: '', barcode: '', price: 1050, compareAtPrice: null },
  ...{ inventory: emptyProduct('EUR').inventory, visible: true },
  ...more,
});

/** A product that every channel takes as it is, but for what is given. */
export const readyProduct = (more: Partial<Product> = {}): Product => ({
  ...emptyProduct('EUR'),
  ...{ id: 'a', businessId: 'biz', businessName: 'Biz', version: 1 },
  ...{ stockState: 'untracked', stockTotal: null },
  ...{ createdAt: NOW, createdBy: 'biz', updatedAt: NOW, updatedBy: 'biz', gaps: [] },
  ...{ title: 'Oak chair', description: '<p>A chair of oak.</p>', brand: 'Cedar', price: 1050 },
  ...{ barcode: '4006381333931', images: [picture(1200)], status: 'active' },
  ...more,
});
