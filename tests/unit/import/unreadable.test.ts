import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Platform } from '@/domain/platforms.ts';
import { contextOf, importAll, plan, readFixture, readText } from './importing.ts';
import { memoryStore } from './memoryStore.ts';

const WIDE = [
  'Handle,Title,Vendor,Status,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Cost per item,Variant Image',
  'tee,Tee,Casa,archived,TRUE,Size,S,T-S,200,shopify,4,20.00,25.00,8720602828605,https://x.example/1.jpg,8.00,https://x.example/1.jpg',
  'tee,,,,,,M,T-M,210,shopify,3,18.00,22.00,8720602828612,https://x.example/2.jpg,8.00,https://x.example/2.jpg',
  'cup,Cup,Casa,draft,FALSE,Title,Default Title,C-1,300,shopify,7,9.00,12.00,8720602828629,https://x.example/3.jpg,3.00,',
].join('\n');

const cells = (text: string) => text.split('\n').map(row => row.split(','));

/** The file with what is in a column replaced wherever it holds something. */
const broken = (text: string, column: string, value: string, row?: number) => {
  const rows = cells(text);
  const at = rows[0]?.indexOf(column) ?? -1;
  return rows
    .map((row_, index) =>
      row_.map((cell, column_) =>
        column_ === at && index > 0 && cell !== '' && (row === undefined || row === index)
          ? value
          : cell,
      ),
    )
    .map(row_ => row_.join(','))
    .join('\n');
};

const again = async (platform: Platform, first: string, second: string) => {
  const memory = memoryStore();
  await importAll(readText(platform, first).products, memory, contextOf(platform));
  const planned = await plan(readText(platform, second).products, memory);
  return { memory, planned };
};

const BROKEN: [string, string][] = [
  ['Variant Barcode', '8.90414E+12'],
  ['Variant Price', '#REF!'],
  ['Variant Compare At Price', '#N/A'],
  ['Variant Inventory Qty', '#N/A'],
  ['Variant Grams', 'heavy'],
  ['Cost per item', '#REF!'],
  ['Image Src', 'file:///C:/pictures/1.jpg'],
  ['Variant Image', 'picture 1'],
  ['Status', 'actif'],
];

describe('a cell that cannot be read', () => {
  it.each(BROKEN)('leaves what is stored: %s as %s', async (column, value) => {
    const { planned } = await again('shopify', WIDE, broken(WIDE, column, value));
    expect(planned.map(({ state, changes, kept }) => ({ state, changes, kept }))).toEqual([
      { state: 'unchanged', changes: [], kept: [] },
      { state: 'unchanged', changes: [], kept: [] },
    ]);
    expect(planned.flatMap(({ issues }) => issues).length).toBeGreaterThan(0);
  });

  it.each(BROKEN)('lets the rest of its row change: %s as %s', async (column, value) => {
    const next = broken(broken(WIDE, column, value), 'Vendor', 'Casa Fio');
    const { planned, memory } = await again('shopify', WIDE, next);
    expect(planned.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['brand'],
      ['brand'],
    ]);
    const before = memory.products();
    await importAll(
      readText('shopify', next).products,
      memory,
      contextOf('shopify', undefined, { runId: 'run2' }),
    );
    for (const [index, product] of memory.products().entries())
      expect(product).toMatchObject({
        variants: before[index]?.variants,
        images: before[index]?.images,
        price: before[index]?.price,
        status: before[index]?.status,
        brand: 'Casa Fio',
      });
    // The file mended, the mended cell alone is what changes nothing any more.
    const [tee] = await plan(readText('shopify', WIDE).products, memory);
    expect(tee?.changes.map(({ field }) => field)).toEqual(['brand']);
  });

  it('of one variant leaves that variant, and lets the others change', async () => {
    const next = broken(broken(WIDE, 'Variant Price', '#REF!', 1), 'Variant Price', '19.00', 2);
    const { memory } = await again('shopify', WIDE, next);
    await importAll(
      readText('shopify', next).products,
      memory,
      contextOf('shopify', undefined, { runId: 'run2' }),
    );
    const tee = memory.products().find(({ title }) => title === 'Tee');
    expect(tee).toMatchObject({ price: 1900, variants: [{ price: 2000 }, { price: 1900 }] });
  });

  it('keeps a new product out where it is the price', async () => {
    const [tee] = await plan(
      readText('shopify', broken(WIDE, 'Variant Price', '#REF!')).products,
      memoryStore(),
    );
    expect(tee?.state).toBe('error');
  });
});

const NUMBERS = ['price', 'surcharge', 'strikethroughPrice', 'cost', 'inventory', 'weight'];

const damagedFixture = (name: string, value: string) => {
  const text = readFileSync(`tests/fixtures/import/${name}.csv`, 'utf8').replace(/^\uFEFF/, '');
  const [headings = [], ...rows] = Papa.parse<string[]>(text).data;
  const damaged = rows.map(row =>
    row.map((cell, index) =>
      NUMBERS.includes(headings[index] ?? '') && cell !== '' ? value : cell,
    ),
  );
  return Papa.unparse([headings, ...damaged]);
};

describe.each(['wix-v1', 'wix-v3'])('a cell of %s that cannot be read', name => {
  it.each(['#REF!', '#N/A'])('leaves what is stored: %s', async value => {
    const memory = memoryStore();
    const sources = readFixture('wix', name);
    await importAll(sources, memory, contextOf('wix'));
    const damaged = readText('wix', damagedFixture(name, value)).products;
    const planned = await plan(damaged, memory);
    const known = planned.filter(({ existing }) => existing);
    expect(known.length).toBeGreaterThan(0);
    expect(known.map(({ state, changes, kept }) => [state, ...changes, ...kept])).toEqual(
      known.map(() => ['unchanged']),
    );
  });
});
