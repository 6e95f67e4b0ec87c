import { describe, expect, it } from 'vitest';
import { type ExportFile, MAX_FILE_SIZE } from '@/domain/import/csv/exportFile.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { mapProduct } from '@/domain/import/map/mapProduct.ts';
import type { FileBytes } from '@/domain/import/text/fileBytes.ts';
import { readText, SETTINGS } from './importing.ts';

const HEAD = 'Handle,Title,Body (HTML),Variant SKU,Variant Barcode,Variant Price,Image Src\n';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const problems = (...files: ExportFile[]) =>
  readExport('shopify', files).failures.map(({ code }) => code);
const issuesOf = (text: string) =>
  readText('shopify', text).products.flatMap(({ issues }) =>
    issues.map(({ level, code, row }) => `${level} ${code} ${row}`),
  );

describe('files that are no export', () => {
  it.each<[string, FileBytes, string]>([
    [
      'a zip bomb named .csv',
      Uint8Array.from([0x50, 0x4b, 3, 4, ...new Uint8Array(50)]),
      'fileZip',
    ],
    ['binary', Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256), 'fileBinary'],
    ['100,000 columns', bytesOf(`${'a,'.repeat(100_000)}\n`), 'tooManyColumns'],
    ['another table', bytesOf('Name,Age\nAnn,3\n'), 'notProductExport'],
    ['nothing', new Uint8Array(), 'fileEmpty'],
    ['headings only', bytesOf(HEAD), 'noProducts'],
    ['a Wix export', bytesOf('handleId,fieldType,name,price\n'), 'otherPlatform'],
    ['too much', { length: MAX_FILE_SIZE + 1, subarray: () => new Uint8Array() }, 'fileTooLarge'],
  ])('%s', (_, bytes, code) => {
    expect(problems({ name: 'x.csv', bytes })).toEqual([code]);
  });

  it('do not keep the others from being read', () => {
    const result = readExport('shopify', [
      { name: 'bad.csv', bytes: bytesOf('a,b\n') },
      { name: 'good.csv', bytes: bytesOf(`${HEAD}a,A,,,,1.00,\n`) },
    ]);
    expect(result.failures).toMatchObject([{ name: 'bad.csv' }]);
    expect(result.products).toMatchObject([{ handle: 'a' }]);
  });
});

describe('rows with something wrong', () => {
  it.each([
    ['no title', 'a,,,,,1.00,https://x.example/a.jpg', ['error noTitle 2']],
    ['no price', 'a,A,,,,free,https://x.example/a.jpg', ['warning badPrice 2', 'error noPrice 2']],
    ['a price below zero', 'a,A,,,,-1.00,https://x.example/a.jpg', ['error negativePrice 2']],
    ['too many cells', 'a,A,,,,1.00,https://x.example/a.jpg,x', ['error raggedRow 2']],
    ['too few cells', 'a,A,,,,1.00', ['warning shortRow 2', 'warning noImage 2']],
    [
      'a quote left open',
      'a,A,"<p>,,,1.00,',
      ['warning shortRow 2', 'error unclosedQuote 2', 'warning noImage 2', 'error noPrice 2'],
    ],
    [
      'a shortened barcode',
      'a,A,,,4.00638E+12,1.00,https://x.example/a.jpg',
      ['warning barcodeScientific 2'],
    ],
    [
      'a picture that is none',
      'a,A,,,,1.00,javascript:alert(1)',
      ['warning badImage 2', 'warning noImage 2'],
    ],
    [
      'a page for a picture',
      'a,A,,,,1.00,https://drive.google.com/file/d/1/view',
      ['warning badImage 2', 'warning noImage 2'],
    ],
  ])('%s', (_, row, expected) => {
    expect(issuesOf(`${HEAD}${row}\n`).sort()).toEqual(expected.sort());
  });

  it('two products under one handle', () => {
    const text = `${HEAD}a,A,,,,1.00,https://x.example/a.jpg\na,B,,,,2.00,\n`;
    expect(issuesOf(text)).toContain('error duplicateProduct 3');
  });

  it('a description that another separator would make thousands of cells of', () => {
    const styled = '<p style=""margin:0;padding:0"">x</p>'.repeat(2500);
    const price = (head: string) =>
      readText('shopify', `${head}\na,A,"${styled}",1.00\n`).products[0]?.variants[0]?.price;
    expect(price('Handle,Title,Body (HTML),Variant Price')).toBe('1.00');
    expect(price('Slug,Name,Long description,Regular price')).toBe('1.00');
  });

  it('a cell of a megabyte', () => {
    const text = `${HEAD}a,A,${'x'.repeat(1_000_000)},,,1.00,https://x.example/a.jpg\n`;
    expect(issuesOf(text)).toEqual(['error descriptionTooLong 2']);
  });

  it('leading zeros stay, texts are cut to one line that fits', () => {
    const [source] = readText(
      'shopify',
      `${HEAD}a,"A\tB\nC",,'000123,0012345678905,1.00,\n`,
    ).products;
    if (!source) throw new Error('no product');
    const { content } = mapProduct(source, SETTINGS, 'biz', html => ({ html, removed: false }));
    expect(content).toMatchObject({ title: 'A B C', sku: '000123', barcode: '0012345678905' });
  });
});

describe('files as spreadsheets leave them', () => {
  it('semicolons, decimal commas, Windows-1252, a title line', () => {
    const text = 'Produits;;\nHandle;Title;Variant Price;Variant Grams\ncafe;Café;1.299,50;0,5\n';
    const bytes = Uint8Array.from(text, character => character.charCodeAt(0));
    const { products, files } = readExport('shopify', [{ name: 'fr.csv', bytes }]);
    expect(files).toMatchObject([
      {
        encoding: 'windows-1252',
        encodingGuessed: true,
        delimiter: ';',
        comma: true,
        headerRow: 2,
      },
    ]);
    expect(products).toMatchObject([
      { title: 'Café', variants: [{ price: '1299.50', weight: { value: '0.5' } }] },
    ]);
  });

  it('blank handles on the rows that belong to a product, blank lines, other rows between', () => {
    const text =
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\n' +
      'a,A,Size,S,1.00\n,,,M,2.00\n\nb,B,Title,Default Title,3.00\na,,,L,4.00\n';
    const { products } = readText('shopify', text);
    expect(products.map(p => [p.handle, p.rows, p.variants.map(v => v.price)])).toEqual([
      ['a', [2, 3, 6], ['1.00', '2.00', '4.00']],
      ['b', [5], ['3.00']],
    ]);
  });

  it('no handles at all', () => {
    const text = 'Title,Price,Product image URL\nTea,1.00,\nTea,2.00,\n';
    const { products } = readText('shopify', text);
    expect(products.map(({ handle }) => handle)).toEqual(['tea', 'tea-2']);
    expect(products[1]?.issues.map(({ code }) => code)).toContain('handleMade');
  });
});
