import { describe, expect, it } from 'vitest';
import {
  failedProduct,
  failedProductsCsv,
  failureGroups,
  productCells,
} from '@/domain/import/csv/failedProducts.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import type { Platform } from '@/domain/platforms.ts';
import { importChunkSchema } from '@/domain/schemas/importRun.ts';
import { contextOf, importAll, readFixture, readText } from './importing.ts';
import { httpError, memoryStore } from './memoryStore.ts';
import { manyProducts, shopifyText } from './shopifyText.ts';

const csvOf = (products: readonly SourceProduct[]) =>
  failedProductsCsv(products.map(one => ({ rows: productCells(one), message: 'Why' })));

/** What an import makes of a product, without where it stood in its file. */
const content = (products: readonly SourceProduct[]) =>
  products.map(({ variants, ...one }) => ({
    ...{ handle: one.handle, title: one.title, html: one.descriptionHtml, brand: one.brand },
    ...{ category: one.category, tags: one.tags, images: one.images, options: one.options },
    status: one.status,
    attributes: one.attributes,
    variants: variants.map(({ row: _row, weight, ...variant }) => ({
      ...variant,
      weight: weight?.value,
    })),
  }));

describe('products that failed, as a file', () => {
  it.each([
    ['shopify', 'shopify-legacy'],
    ['shopify', 'shopify-2025'],
    ['wix', 'wix-v3'],
  ] satisfies [Platform, string][])('gives the products of %s %s again', (platform, name) => {
    const products = readFixture(platform, name);
    expect(content(readText(platform, csvOf(products)).products)).toEqual(content(products));
  });

  it('gives prices, options and stock of an old Wix catalogue again', () => {
    const products = readFixture('wix', 'wix-v1').filter(({ title }) => title !== '');
    const again = readText('wix', csvOf(products)).products;
    const told = (all: readonly SourceProduct[]) =>
      content(all).map(({ variants, options, title }) => ({
        ...{ title, options },
        variants: variants.map(({ price, sku, values, stock }) => ({ price, sku, values, stock })),
      }));
    expect(told(again)).toEqual(told(products));
  });

  it('says what is wrong, and is read again without that column', () => {
    const [product] = readText('shopify', shopifyText([{ handle: 'a', title: '=1+1' }])).products;
    if (!product) throw new Error('no product');
    const csv = csvOf([product]);
    expect(csv.split('\r\n')[0]).toMatch(/,Import error$/);
    expect(csv).toContain("'=1+1");
    const [again] = readText('shopify', csv).products;
    expect(again?.title).toBe('=1+1');
  });

  it('keeps a product that is far too large without its rows', () => {
    const text = shopifyText([{ handle: 'a', title: 'A', body: 'x'.repeat(70_000) }]);
    const [product] = readText('shopify', text).products;
    if (!product) throw new Error('no product');
    const failure = { key: 'k', code: 'refused', message: 'm' };
    expect(failedProduct(product, failure)).toMatchObject({ rows: [], row: 2 });
  });

  it('fits any number of failures into steps of a run', () => {
    const { products } = readText('shopify', shopifyText(manyProducts(950)));
    const failures = products.map(one =>
      failedProduct(one, { key: one.handle, code: 'left-out', message: 'm' }),
    );
    const groups = [...failureGroups(failures)];
    expect(groups.flat()).toEqual(failures);
    for (const group of groups) expect(JSON.stringify(group).length).toBeLessThan(600_000);
  });
});

describe('what a run keeps of its failures', () => {
  const failedOf = (memory: ReturnType<typeof memoryStore>) =>
    memory
      .inCollection('imports/run1/chunks')
      .flatMap(chunk => importChunkSchema.parse(chunk).failed);

  it('is enough to put a refused product right later', async () => {
    const rows = [...manyProducts(6), { handle: 'bad', title: 'Bad', price: '7.00' }];
    const memory = memoryStore({
      before: (_, writes) => {
        if (writes.some(write => write.type === 'set' && write.data.title === 'Bad'))
          throw httpError(403, 'no');
      },
    });
    const { products } = readText('shopify', shopifyText(rows));
    const outcome = await importAll(products, memory, contextOf('shopify'));
    expect(outcome).toMatchObject({ created: 6, failed: 1 });
    const [kept, ...others] = failedOf(memory);
    expect(others).toEqual([]);
    const csv = failedProductsCsv([{ rows: kept?.rows ?? [], message: 'no' }]);
    const [again] = readText('shopify', csv).products;
    expect(again).toMatchObject({ handle: 'bad', variants: [{ price: '7.00' }] });
  });
});
