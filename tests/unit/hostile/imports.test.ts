import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { failedRowsCsv } from '@/domain/import/csv/failedRows.ts';
import { mapProduct } from '@/domain/import/map/mapProduct.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import type { Platform } from '@/domain/platforms.ts';
import { productInputSchema } from '@/domain/schemas/product.ts';
import { HOSTILE_STRINGS } from '../../support/hostileStrings.ts';
import { readText, SETTINGS } from '../import/importing.ts';

type Row = Readonly<Record<string, string>>;

const SHOPIFY: Row = {
  ...{ Handle: 'stool', Title: 'Stool', 'Body (HTML)': 'Oak', Vendor: 'Juniper', Type: 'Seats' },
  ...{ Tags: 'oak', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant SKU': 'ST-1' },
  ...{ 'Variant Barcode': '', 'Variant Price': '10.00', 'Image Src': 'https://x.example/i.jpg' },
  ...{ 'Image Alt Text': 'A stool', 'Variant Grams': '5', 'Variant Inventory Qty': '3' },
  ...{ 'SEO Title': 'Stool', 'SEO Description': 'Sit', 'Cost per item': '5.00', Status: 'active' },
};

const WIX: Row = {
  ...{ handle: 'stool', fieldType: 'PRODUCT', name: 'Stool', visible: 'true', media: '' },
  ...{ plainDescription: 'Oak', primaryCategorySlug: 'seats', mediaAltText: '', brand: 'Juniper' },
  ...{ price: '10.00', strikethroughPrice: '', cost: '', inventory: 'IN_STOCK', sku: 'ST-1' },
  ...{ barcode: '', weight: '', ribbon: '', modifierName1: '', modifierDescription1: '' },
};

/** Columns of words, and the field that each of them becomes. */
const WORDS: [Platform, string, (product: SourceProduct) => string][] = [
  ['shopify', 'Title', product => product.title],
  ['shopify', 'Body (HTML)', product => product.descriptionHtml],
  ['shopify', 'Vendor', product => product.brand],
  ['shopify', 'Type', product => product.category],
  ['shopify', 'Image Alt Text', product => product.images[0]?.alt ?? ''],
  ['shopify', 'SEO Title', product => product.attributes.at(0)?.value ?? ''],
  ['wix', 'name', product => product.title],
  ['wix', 'brand', product => product.brand],
];

const file = (row: Row) => Papa.unparse([row], { newline: '\r\n' });
const read = (platform: Platform, row: Row) => readText(platform, file(row));

const columns = [
  ...Object.keys(SHOPIFY).map(column => ['shopify', column, SHOPIFY] as const),
  ...Object.keys(WIX).map(column => ['wix', column, WIX] as const),
];

const mapped = (product: SourceProduct) =>
  mapProduct(product, SETTINGS, 'biz', html => ({ html, removed: false }));

/** A cell's text: trimmed, and without the apostrophe that tells a spreadsheet "this is text". */
const asRead = (text: string) => text.trim().replace(/^'(?=[=+\-@\t\r])/, '');

describe.each(columns)('%s, column %s', (platform, column, row) => {
  it('is read, or reported; what is mapped can be stored, or is said to be wrong', () => {
    for (const { tries, text } of HOSTILE_STRINGS) {
      const { products, failures } = read(platform, { ...row, [column]: text });
      expect(products.length + failures.length, tries).toBeGreaterThan(0);
      for (const product of products) {
        const { content, issues } = mapped(product);
        if (issues.some(({ level }) => level === 'error')) continue;
        const stored = productInputSchema.safeParse(content);
        expect(stored.error?.issues, tries).toBeUndefined();
        const cut = content.title.length < product.title.trim().length;
        if (cut && !/\s/.test(product.title))
          expect(
            issues.map(({ code }) => code),
            tries,
          ).toContain('textCut');
      }
    }
  });
});

it.each(WORDS)('%s, column %s keeps the words as they are', (platform, column, cellOf) => {
  const row = platform === 'wix' ? WIX : SHOPIFY;
  for (const { tries, text } of HOSTILE_STRINGS) {
    const [product] = read(platform, { ...row, [column]: text }).products;
    // The importers read UTF-8: half a character is the replacement character in the file.
    const expected = asRead(new TextDecoder().decode(new TextEncoder().encode(text)));
    if (product) expect(cellOf(product), tries).toBe(expected);
  }
});

it('a file of failed rows is imported again with the same words', () => {
  for (const { tries, text } of HOSTILE_STRINGS) {
    const first = file({ ...SHOPIFY, Title: text });
    if (readText('shopify', first).failures.length > 0) continue;
    const again = failedRowsCsv(
      { bytes: new TextEncoder().encode(first) },
      new Map([[2, 'wrong']]),
    );
    const [before] = readText('shopify', first).products;
    const [after] = readText('shopify', again).products;
    expect(after?.title, tries).toBe(before?.title);
  }
});

it('live answers with the same words are mapped, or said to be wrong', () => {
  for (const { tries, text } of HOSTILE_STRINGS) {
    const [product] = read('shopify', SHOPIFY).products;
    if (!product) throw new Error('no product');
    const live: SourceProduct = {
      ...product,
      ...{ title: text, brand: text, category: text, tags: [text], descriptionHtml: text },
      options: [{ name: text, values: [{ name: text }] }],
      variants: product.variants.map(variant => ({ ...variant, values: [text], sku: text })),
      attributes: [{ name: text, value: text }],
    };
    const { content, issues } = mapped(live);
    const stored = productInputSchema.safeParse(content);
    expect(stored.success || issues.some(({ level }) => level === 'error'), tries).toBe(true);
  }
});
