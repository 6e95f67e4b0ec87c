import { describe, expect, it, vi } from 'vitest';
import { inSlices } from '@/lib/inSlices.ts';
import { emptyProduct } from '../../product/emptyProduct.ts';
import type { Product } from '../../schemas/product.ts';
import { type ShopExport, type ShopFile, shopFiles } from './shopFiles.ts';
import { SHOP_FORMATS, type ShopFormatName } from './shopFormats.ts';
import { attributeColumns } from './shopRows.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const product = (id: string, more: Partial<Product> = {}): Product => ({
  ...emptyProduct('EUR'),
  ...{ id, businessId: 'biz', businessName: 'Biz', version: 1, gaps: [] },
  ...{ stockState: 'untracked', stockTotal: null },
  ...{ createdAt: NOW, createdBy: 'biz', updatedAt: NOW, updatedBy: 'biz' },
  ...{ title: `Product ${id}`, price: 1050 },
  ...more,
});

async function* pagesOf(...pages: Product[][]) {
  yield* pages;
}

const write = (name: ShopFormatName, pages: ShopExport['pages'], more: Partial<ShopExport> = {}) =>
  shopFiles({
    pages,
    format: SHOP_FORMATS[name],
    origin: 'https://catalogue.example',
    costsOf: async () => new Map(),
    inSlices,
    ...more,
  });

const textOf = async ({ pieces }: ShopFile) => {
  const parts: BlobPart[] = [];
  for await (const piece of pieces()) parts.push(piece);
  return new Blob(parts).text();
};

describe('shopFiles', () => {
  it('writes a file for each currency, the largest first', async () => {
    const pages = pagesOf(
      [product('a', { currency: 'USD' }), product('b')],
      [product('c', { price: 99 })],
    );
    const { files, lost, read } = await write('shopify', pages);
    expect(files.map(({ currency, products }) => [currency, products])).toEqual([
      ['EUR', 2],
      ['USD', 1],
    ]);
    expect([lost, read]).toEqual([[], 3]);
    const [euros] = await Promise.all(files.map(textOf));
    expect(euros).toMatch(/^Title,URL handle,Description,/);
    expect(euros?.trim().split('\r\n')).toHaveLength(3);
    expect(euros).toContain(',0.99,');
  });

  it('has a column for every detail that any product has', async () => {
    const pages = pagesOf(
      [product('a', { attributes: [{ name: 'Material', value: 'Wool' }] })],
      [product('b', { attributes: [{ name: 'Made in', value: 'Japan' }] })],
    );
    const { files } = await write('shopify', pages);
    const [text = ''] = await Promise.all(files.map(textOf));
    const [head = '', ...rows] = text.trim().split('\r\n');
    expect(head).toMatch(
      /,Material \(product\.metafields\.custom\.material\),Made in \(product\.metafields\.custom\.made_in\)$/,
    );
    expect(rows.map(row => row.split(',').length)).toEqual([
      head.split(',').length,
      head.split(',').length,
    ]);
  });

  it('counts what the files cannot hold, and leaves out what the platform cannot have', async () => {
    const options = ['A', 'B', 'C', 'D'].map(name => ({ name, values: [{ name: 'x' }] }));
    const variant = {
      ...{ id: 'v1', optionValues: { A: 'x', B: 'x', C: 'x', D: 'x' }, sku: '', barcode: '' },
      ...{ price: 1050, compareAtPrice: null, visible: true },
      inventory: emptyProduct('EUR').inventory,
    };
    const all = [
      product('a', { options, variants: [variant] }),
      product('b', { images: [{ id: 'i', url: 'local-file:1', alt: '' }] }),
      product('c', { price: null }),
    ];
    const { files, lost } = await write('shopify', pagesOf(all));
    expect(lost).toEqual([
      { part: 'tooManyOptions', products: 1 },
      { part: 'noPrice', products: 1 },
      { part: 'pictures', products: 1 },
    ]);
    expect(files.map(({ products }) => products)).toEqual([2]);
    const wix = await write('wixV3', pagesOf(all));
    expect(wix.lost.map(({ part }) => part)).toEqual(['noPrice', 'pictures']);
  });

  it('writes costs where it is given any, and asks for those of each page once', async () => {
    const costsOf = vi.fn(async () => new Map([['a', { cost: 420, variantCosts: null }]]));
    const { files } = await write('wixV1', pagesOf([product('a'), product('b')]), { costsOf });
    const [text] = await Promise.all(files.map(textOf));
    expect(text).toContain(',4.20,');
    expect(text?.startsWith('\ufeff') || text?.startsWith('handleId')).toBe(true);
    expect(costsOf).toHaveBeenCalledTimes(1);
  });

  it('tells how far it is, and stops when it is cancelled', async () => {
    const controller = new AbortController();
    const told: number[] = [];
    const run = write('shopify', pagesOf([product('a')], [product('b')], [product('c')]), {
      signal: controller.signal,
      onProgress: done => {
        told.push(done);
        if (done === 2) controller.abort();
      },
    });
    await expect(run).rejects.toThrow(/abort/i);
    expect(told).toEqual([1, 2]);
  });
});

describe('attributeColumns', () => {
  it('has one column for names that a file cannot tell apart', () => {
    const headingOf = attributeColumns();
    const first = headingOf('Made in');
    for (const name of ['made in', 'Made in ', 'Made\u0000 in'])
      expect(headingOf(name)).toBe(first);
    expect(headingOf('Made of')).not.toBe(first);
  });
});
