import { describe, expect, it } from 'vitest';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import type { Product, ProductImage } from '@/domain/schemas/product.ts';
import { filesLeftBehind } from './undoFiles.ts';

const copied = (id: string, folder = 'business/biz/products/p1'): ProductImage => ({
  id,
  url: `https://files.example/${id}`,
  alt: '',
  file: {
    ...{ bucket: 'b', name: id, fullPath: `${folder}/${id}`, size: 1 },
    ...{ timeCreated: '2026-11-20', updated: '2026-11-20' },
  },
});
const product = (images: ProductImage[]): Product => ({
  ...emptyProduct('EUR'),
  ...{ id: 'p1', businessId: 'biz', businessName: 'Biz', gaps: [] },
  ...{ stockState: 'out', stockTotal: 0 },
  ...{ createdAt: new Date(0), updatedAt: new Date(0), createdBy: 'biz', updatedBy: 'biz' },
  version: 2,
  images,
});

describe('files that an undo leaves behind', () => {
  it('are all own copies of a product that is deleted, and nobody else’s', () => {
    const linked = { id: 'link', url: 'https://shop.example/x.jpg', alt: '' };
    const images = [copied('a'), linked, copied('b', 'business/biz/products/other')];
    expect(filesLeftBehind(product(images), null)).toEqual(['business/biz/products/p1/a']);
  });

  it('are those that the restored product does not show', () => {
    const stored = product([copied('a'), copied('b')]);
    expect(filesLeftBehind(stored, { images: [copied('a')] })).toEqual([
      'business/biz/products/p1/b',
    ]);
    expect(filesLeftBehind(stored, { price: 100 })).toEqual([]);
  });
});
