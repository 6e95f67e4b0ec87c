import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../tests/support/makeWorkbook.ts';
import { readImport } from './command.ts';
import { documentSchema } from './document.ts';
import { provideDom } from './dom.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-read-'));
const file = (name: string, text: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const LEGACY = 'tests/fixtures/import/shopify-legacy.csv';

let removeDom = () => {};
beforeAll(() => {
  removeDom = provideDom();
});
afterAll(() => {
  // Other tests of this process are not to find a window.
  removeDom();
  rmSync(folder, { recursive: true });
});

describe('what an import would make of files', () => {
  it.each(['shopify-legacy', 'shopify-2025', 'wix-v1', 'wix-v3'])(
    'of %s is a document of its schema, whichever platform',
    async name => {
      const read = await readImport([`tests/fixtures/import/${name}.csv`]);
      expect(documentSchema.safeParse(read).error).toBeUndefined();
      expect(read.products.length).toBeGreaterThan(0);
      expect(read.columns.every(({ filled }) => filled >= 0)).toBe(true);
    },
  );

  it('of a workbook is what it is of its sheet, which it names', async () => {
    const rows = [
      ['Handle', 'Title', 'Variant Price', 'Variant Barcode'],
      ['tea', 'Tea', '<c><v>4.5</v></c>', '<c><v>4006381333931</v></c>'],
    ];
    const book = makeWorkbook([
      { name: 'Products', rows },
      { name: 'Other', rows: [['x']] },
    ]);
    const read = await readImport([file('shop.xlsx', book)]);
    expect(documentSchema.safeParse(read).error).toBeUndefined();
    expect(read.products).toMatchObject([
      { key: 'tea', variants: [{ price: 450, barcode: '4006381333931' }] },
    ]);
    const told = read.problems.find(({ code }) => code === 'oneSheet');
    expect(told?.message).toContain('“Products”');
    const broken = await readImport([file('broken.xlsx', book.subarray(0, 900))]);
    expect(broken).toMatchObject({ products: [], problems: [{ code: 'workbookDamaged' }] });
  });

  it('has amounts in minor units, a cost for each variant, and the stock of the second file', async () => {
    const products = file(
      'products.csv',
      [
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Price,Cost per item',
        'tee,Tee,Size,S,T-S,shopify,10.50,4.20',
        'tee,,,M,T-M,shopify,12,5',
      ].join('\n'),
    );
    const stock = file(
      'stock.csv',
      'Handle,Title,Option1 Name,Option1 Value,SKU,Location,Available\ntee,Tee,Size,S,T-S,A,3\n',
    );
    const read = await readImport([products, stock, '--platform', 'shopify', '--currency', 'USD']);
    expect(read.products).toMatchObject([
      {
        key: 'tee',
        options: ['Size'],
        variants: [
          { optionValues: { Size: 'S' }, price: 1050, cost: 420, inventory: { quantity: 3 } },
          { optionValues: { Size: 'M' }, price: 1200, cost: 500, currency: 'USD' },
        ],
      },
    ]);
  });

  it('says what is wrong, where and in words', async () => {
    const path = file('bad.csv', 'Handle,Title,Variant Price\ncup,Cup,cheap\n');
    const { problems } = await readImport([path]);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          file: 'bad.csv',
          row: 2,
          column: 'Variant Price',
          code: 'badPrice',
        }),
      ]),
    );
    for (const { message } of problems) expect(message).not.toMatch(/^import\.|%\{/);
  });

  it('names files that are none', async () => {
    const { problems, products } = await readImport([file('empty.csv', '')]);
    expect(products).toEqual([]);
    expect(problems).toMatchObject([{ file: 'empty.csv', code: 'fileEmpty' }]);
    await expect(readImport(['missing.csv'])).rejects.toThrow('missing.csv cannot be read');
    await expect(readImport([])).rejects.toThrow('Usage');
    await expect(readImport([LEGACY, '--platform', 'ebay'])).rejects.toThrow('shopify or wix');
    await expect(readImport([LEGACY, '--currency', 'euro'])).rejects.toThrow('--currency');
  });

  it('says what a second file would change', async () => {
    const again = await readImport([LEGACY, '--again', LEGACY]);
    expect(again.again?.products.every(({ state }) => state !== 'changed')).toBe(true);
    const text = readFileSync(LEGACY, 'utf8');
    const dearer = file('dearer.csv', text.replace(/,18\.50,/, ',19.50,'));
    const read = await readImport([dearer, '--again', LEGACY]);
    const changed = read.again?.products.filter(({ state }) => state === 'changed');
    expect(changed?.length).toBe(text.includes(',18.50,') ? 1 : 0);
    const shorter = file('shorter.csv', `${text.split('\n')[0]}\n`);
    expect((await readImport([shorter, '--again', LEGACY])).again?.missing.length).toBeGreaterThan(
      0,
    );
  });
});
