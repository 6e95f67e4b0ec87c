import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ReadChoices } from '@/domain/import/csv/exportFile.ts';
import { failedRowsCsv } from '@/domain/import/csv/failedRows.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { openWorkbooks } from '@/domain/import/workbook/openWorkbooks.ts';
import { sheetRows } from '@/domain/import/workbook/sheetRows.ts';
import { workbookParts } from '@/domain/import/workbook/workbookParts.ts';
import { type MadeSheet, makeWorkbook, workbookFiles } from '../../support/makeWorkbook.ts';

const HEAD = ['Handle', 'Title', 'Variant SKU', 'Variant Barcode', 'Variant Price', 'Image Src'];
const TEA = [
  'tea',
  'Tea',
  '<c><v>4711</v></c>',
  '<c><v>4006381333931</v></c>',
  '<c><v>4.5</v></c>',
];
const PRODUCTS: MadeSheet = { name: 'Products', rows: [HEAD, TEA] };
const NOTES: MadeSheet = { name: 'Read me', rows: [['How to use this', 'workbook']] };

const read = async (bytes: Uint8Array, choices: ReadChoices = {}) => {
  const { opened, refused } = await openWorkbooks([{ name: 'shop.xlsx', bytes }], choices);
  if (opened.length === 0) return { products: [], files: [], failures: refused };
  return readExport('shopify', opened, () => {}, choices);
};
const codes = async (bytes: Uint8Array) => (await read(bytes)).failures.map(({ code }) => code);

describe('a workbook', () => {
  it('is read as the same CSV file is', async () => {
    const { products, files } = await read(makeWorkbook([PRODUCTS]));
    const text = `${HEAD.join(',')}\ntea,Tea,4711,4006381333931,4.5,\n`;
    const asCsv = readExport('shopify', [
      { name: 'shop.csv', bytes: new TextEncoder().encode(text) },
    ]);
    expect(products).toEqual(asCsv.products);
    expect(files).toMatchObject([
      { sheet: { name: 'Products', names: ['Products'] }, notices: [] },
    ]);
    expect(files[0]?.columns).toEqual(asCsv.files[0]?.columns);
  });

  it('of several sheets gives the first with products, says so, and gives another when asked', async () => {
    const other: MadeSheet = { name: 'Sale', rows: [HEAD, ['mug', 'Mug', '', '', '9']] };
    const bytes = makeWorkbook([NOTES, PRODUCTS, other]);
    const first = await read(bytes);
    expect(first.products.map(({ handle }) => handle)).toEqual(['tea']);
    expect(first.files).toMatchObject([{ sheet: { name: 'Products' }, notices: ['oneSheet'] }]);
    const second = await read(bytes, { formats: { 'shop.xlsx': { sheet: 'Sale' } } });
    expect(second.products.map(({ handle }) => handle)).toEqual(['mug']);
  });

  it('without products says which sheet it tried, and what its columns are', async () => {
    const { failures } = await read(makeWorkbook([{ name: 'Blank' }, NOTES]));
    expect(failures).toMatchObject([
      { code: 'notProductExport', sheet: { name: 'Read me', names: ['Blank', 'Read me'] } },
    ]);
    expect(failures[0]?.columns?.map(({ name }) => name)).toEqual(['How to use this', 'workbook']);
  });

  it('leaves out prices and barcodes that its formulas or the spreadsheet spoiled', async () => {
    const rows = [
      HEAD,
      ['a', 'A', '', '<c><v>1.2345678901234568E+18</v></c>', '<c><f>B9*2</f></c>'],
      ['b', 'B', '', '', '<c t="e"><v>#REF!</v></c>'],
    ];
    const { products, files } = await read(makeWorkbook([{ name: 'P', rows }]));
    expect(files[0]?.notices).toContain('lacksResults');
    expect(products.map(({ issues }) => issues.map(({ code }) => code))).toEqual([
      expect.arrayContaining(['badPrice', 'barcodeScientific']),
      expect.arrayContaining(['badPrice']),
    ]);
  });

  it('takes cells that are merged over the rows of a product for each of them', async () => {
    const rows = [
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price'],
      ['tee', 'Tee', 'Size', 'S', '<c><v>10</v></c>'],
      ['', '', '', 'M', ''],
    ];
    const refs = ['A2:A3', 'B2:B3', 'E2:E3'].map(ref => `<mergeCell ref="${ref}"/>`).join('');
    const after = `<mergeCells>${refs}</mergeCells>`;
    const { products } = await read(makeWorkbook([{ name: 'P', rows, after }]));
    expect(products).toMatchObject([
      { handle: 'tee', variants: [{ price: '10' }, { price: '10' }] },
    ]);
  });

  it('gives its failed rows back as CSV, from the sheet that was read', async () => {
    const { opened } = await openWorkbooks([
      { name: 'shop.xlsx', bytes: makeWorkbook([NOTES, PRODUCTS]) },
    ]);
    const [file] = opened;
    if (!file) throw new Error('not opened');
    expect(failedRowsCsv(file, new Map([[2, 'why']]))).toBe(
      `${HEAD.join(',')},Import error\r\ntea,Tea,4711,4006381333931,4.5,,why\r\n`,
    );
  });
});

describe('hostile workbooks', () => {
  it('that would inflate beyond all measure are refused before they are', () => {
    const bomb = makeWorkbook([{ name: 'A', rows: [['x'.repeat(2_000_000)]] }]);
    expect(bomb.length).toBeLessThan(20_000);
    expect(() => workbookParts(bomb, 1_000_000)).toThrow('workbookTooLarge');
  });

  it('that lie about their size are not inflated further than they say', () => {
    const bomb = makeWorkbook([{ name: 'A', rows: [['x'.repeat(2_000_000)]] }]);
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.length);
    // The sizes that the headings of the archive's entries name, in both places.
    for (let at = 0; at < bomb.length - 4; at++) {
      const field = { 67324752: 22, 33639248: 24 }[view.getUint32(at, true)];
      if (field !== undefined && view.getUint32(at + field, true) > 1_000_000)
        view.setUint32(at + field, 1000, true);
    }
    const parts = (() => {
      try {
        return workbookParts(bomb, 1_000_000);
      } catch {
        return new Map<string, Uint8Array>();
      }
    })();
    for (const part of parts?.values() ?? []) expect(part.length).toBeLessThanOrEqual(1_000_000);
  });

  it('whose cells refer to one long text again and again are refused', () => {
    const xml = `<worksheet><sheetData><row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row></sheetData></worksheet>`;
    const sheet = new TextEncoder().encode(xml);
    const context = { strings: ['x'.repeat(1000)], from1904: false };
    expect(() => sheetRows(sheet, [], context, 50_000)).toThrow('workbookTooLarge');
  });

  it('with a row beyond the last, or a cell far to the right, are refused', async () => {
    const far = makeWorkbook([{ name: 'A', rows: [['<c r="XFD1"><v>1</v></c>']] }]);
    expect(await codes(far)).toEqual(['tooManyColumns']);
    const low = new TextEncoder().encode(
      '<worksheet><sheetData><row r="999999999"/></sheetData></worksheet>',
    );
    expect(() => sheetRows(low, [], { strings: [], from1904: false })).toThrow('workbookDamaged');
  });

  it('with entities of their own are not taken for text', async () => {
    const files = workbookFiles([PRODUCTS]);
    files['xl/worksheets/sheet0.xml'] = new TextEncoder().encode(
      '<!DOCTYPE w [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>',
    );
    expect(await codes(zipSync(files))).toEqual(['workbookDamaged']);
  });

  it('cut off in the middle, and archives that are none, say what they are', async () => {
    const whole = makeWorkbook([PRODUCTS]);
    expect(await codes(whole.subarray(0, whole.length / 2))).toEqual(['workbookDamaged']);
    expect(await codes(zipSync({ 'a.csv': new Uint8Array(9) }))).toEqual(['fileZip']);
    expect(await codes(makeWorkbook([{ name: 'A' }]))).toEqual(['fileEmpty']);
  });
});
