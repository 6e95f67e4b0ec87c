import { describe, expect, it } from 'vitest';
import { emptyProduct } from '../product/emptyProduct.ts';
import { NO_COSTS } from '../product/productCosts.ts';
import type { Product, ProductVariant } from '../schemas/product.ts';
import { keepAlike, withStoredIds } from './keepAlike.ts';
import { emptySource } from './sourceProduct.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const untracked = emptyProduct('EUR').inventory;

const variant = (size: string, more: Partial<ProductVariant> = {}): ProductVariant => ({
  ...{ id: `v-${size}`, optionValues: { Size: size }, sku: '', barcode: '', price: 100 },
  ...{ compareAtPrice: null, inventory: untracked, visible: true },
  ...more,
});

const stored = (more: Partial<Product> = {}): Product => ({
  ...emptyProduct('EUR'),
  ...{ id: 'p', businessId: 'biz', businessName: 'Biz', version: 1, stockState: 'untracked' },
  ...{ createdAt: NOW, createdBy: 'biz', updatedAt: NOW, updatedBy: 'biz', gaps: [] },
  ...more,
});

const kept = (
  wanted: Partial<Product>,
  product: Product,
  source: Partial<ReturnType<typeof emptySource>> = {},
) =>
  keepAlike(
    { ...emptyProduct('EUR'), ...wanted, ...NO_COSTS },
    { ...emptySource('shopify', 'csv', 'p'), ...source },
    product,
  );

describe('keepAlike', () => {
  it('keeps a description that the file has word for word, however it is cleaned', () => {
    const product = stored({ description: '<p>Salt & Co</p>' });
    const clean = { description: '<p>Salt &amp; Co</p>' };
    expect(kept(clean, product, { descriptionHtml: '<p>Salt & Co</p>' }).description).toBe(
      '<p>Salt & Co</p>',
    );
    expect(kept(clean, product, { descriptionHtml: '<p>Salt &amp; Co</p>' }).description).toBe(
      '<p>Salt &amp; Co</p>',
    );
  });

  it('keeps what Shopify cannot tell, and takes what it tells', () => {
    const options = [{ name: 'Size', values: [{ name: 'S', color: '#fff' }, { name: 'M' }] }];
    const product = stored({
      ...{ options, compareAtPrice: 250, sku: 'OWN' },
      variants: [variant('S', { visible: false })],
    });
    const told = { options: [{ name: 'Size', values: [{ name: 'S' }] }], sku: 'FIRST' };
    const same = kept({ ...told, variants: [variant('S')] }, product);
    expect(same).toMatchObject({ options, compareAtPrice: 250, sku: 'OWN' });
    expect(same.variants).toEqual(product.variants);
    const dearer = kept({ ...told, variants: [variant('S', { price: 120 })] }, product);
    expect(dearer.options).toEqual([{ name: 'Size', values: [{ name: 'S', color: '#fff' }] }]);
    expect(dearer).toMatchObject({ compareAtPrice: null, sku: 'FIRST' });
    expect(dearer.variants).toMatchObject([{ price: 120, visible: false }]);
  });

  it('keeps archived products that Wix hides, and shows those that it shows', () => {
    const product = stored({ status: 'archived' });
    const wix = { platform: 'wix' as const };
    expect(kept({ status: 'draft' }, product, wix).status).toBe('archived');
    expect(kept({ status: 'active' }, product, wix).status).toBe('active');
    expect(kept({ status: 'draft' }, product).status).toBe('draft');
  });

  it('keeps attributes in their order, and as texts where Wix has lists of choices', () => {
    const attributes = [
      { name: 'Care', value: 'wash; dry' },
      { name: 'Made in', value: 'Japan' },
    ];
    const product = stored({ attributes });
    const told = [
      { name: 'Made in', value: 'Japan' },
      { name: 'Care', value: 'wash, dry' },
    ];
    const wix = { platform: 'wix' as const };
    expect(kept({ attributes: told }, product, wix).attributes).toEqual(attributes);
    expect(kept({ attributes: told }, product).attributes).toEqual(told);
    expect(kept({ attributes: told.slice(1) }, product, wix).attributes).toEqual(told.slice(1));
  });

  it('keeps pictures of this browser alone only where our own export left them out', () => {
    const image = { id: 'i', url: 'local-file:1', alt: '' };
    const product = stored({ images: [image] });
    expect(kept({ images: [] }, product).images).toEqual([]);
    expect(kept({ images: [] }, product, { ownId: 'p' }).images).toEqual([image]);
  });
});

it('variants are those with the same choices, whatever ids they have', () => {
  const [small, medium] = [variant('S', { id: 'a' }), variant('M', { id: 'b' })];
  const wanted = withStoredIds([variant('M'), variant('L')], [small, medium]);
  expect(wanted.map(({ id }) => id)).toEqual(['b', 'v-L']);
});
