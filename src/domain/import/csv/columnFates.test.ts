import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mapProduct } from '../map/mapProduct.ts';
import { defaultSettings } from '../settings.ts';
import type { ColumnReport } from './columnFates.ts';
import type { ExportFile } from './exportFile.ts';
import { mergeColumns } from './mergeColumns.ts';
import { readExport } from './readExport.ts';

const file = (text: string, name = 'a.csv'): ExportFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});

const reports = (text: string) => readExport('shopify', [file(text)]).files[0]?.columns;

describe('the report of columns', () => {
  it('says of every column what it is kept as, and how many rows fill it', () => {
    const text = [
      'Handle,Title,Vendor,SEO Title,Variant Price,Google Shopping / Gender,My notes,Fabric (product.metafields.custom.fabric)',
      'mug,Mug,Acme,,5,unisex,,Clay',
      'cup,Cup,,Cups,6,unisex,fragile,',
    ].join('\n');
    expect(reports(text)).toMatchObject([
      { name: 'Handle', fate: 'field', as: 'handle', filled: 2 },
      { name: 'Title', fate: 'field', as: 'title', filled: 2 },
      { name: 'Vendor', fate: 'field', as: 'brand', filled: 1 },
      { name: 'SEO Title', fate: 'attribute', as: 'SEO title', filled: 1 },
      { name: 'Variant Price', fate: 'field', as: 'price', filled: 2 },
      { name: 'Google Shopping / Gender', fate: 'leftOut', as: null, filled: 2 },
      { name: 'My notes', fate: 'leftOut', as: null, filled: 1 },
      {
        name: 'Fabric (product.metafields.custom.fabric)',
        fate: 'attribute',
        as: 'Fabric',
        filled: 1,
      },
    ]);
  });

  it.each([
    ['shopify', 'shopify-legacy'],
    ['shopify', 'shopify-2025'],
    ['wix', 'wix-v1'],
    ['wix', 'wix-v3'],
  ] as const)('of %s has every column of %s', (platform, name) => {
    const bytes = new Uint8Array(readFileSync(`tests/fixtures/import/${name}.csv`));
    const [report] = readExport(platform, [{ name, bytes }]).files;
    expect(report?.columns.filter(({ as, fate }) => as === null && fate !== 'leftOut')).toEqual([]);
    const fields = report?.columns.filter(({ fate }) => fate === 'field').map(({ as }) => as);
    expect(fields).toEqual(expect.arrayContaining(['title', 'price', 'images', 'inventory']));
  });

  it('adds up the columns of several files', () => {
    const column: ColumnReport = {
      ...{ name: 'Title', fate: 'field', as: 'title', target: 'title', filled: 2 },
      ...{ usual: { fate: 'field', as: 'title', target: 'title' }, samples: ['Mug', 'Cup'] },
    };
    const other = { ...column, name: 'Vendor', samples: ['Cup', 'Jug', 'Pot'] };
    const more = { ...column, samples: other.samples };
    expect(mergeColumns([{ columns: [column] }, { columns: [more, other] }])).toEqual([
      { ...column, filled: 4, samples: ['Mug', 'Cup', 'Jug'] },
      other,
    ]);
  });
});

describe('a column that nothing is made of', () => {
  const text = 'Handle,Title,Variant Price,My notes,Other\nmug,Mug,5,fragile,x\n';
  const mapped = (columns: Record<string, 'attribute'>) => {
    const [source] = readExport('shopify', [file(text)]).products;
    if (!source) throw new Error('There is no product');
    return mapProduct(source, { ...defaultSettings('s', 'EUR'), columns }, 'b', html => ({
      html,
      removed: false,
    }));
  };

  it('is left out unless somebody wants it as an attribute', () => {
    expect(mapped({}).content.attributes).toEqual([]);
    const chosen = mapped({ 'My notes': 'attribute' });
    expect(chosen.content.attributes).toEqual([{ name: 'My notes', value: 'fragile' }]);
    expect(chosen.source.attributeScope.names).toContain('My notes');
  });
});

describe('metafields', () => {
  const read = (text: string) => readExport('shopify', [file(text)]).products[0]?.attributes;

  it('of one label are told apart by namespace and key', () => {
    const text = [
      'Handle,Title,Variant Price,Color (product.metafields.custom.color),Color (product.metafields.shopify.color-pattern)',
      'mug,Mug,5,warm red,red',
    ].join('\n');
    expect(read(text)).toEqual([
      { name: 'Color (custom.color)', value: 'warm red' },
      { name: 'Color (shopify.color-pattern)', value: 'red' },
    ]);
  });

  it('of variants say which variant', () => {
    const heading =
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Length (variant.metafields.custom.length)';
    const rows = (second: string) =>
      [heading, 'rope,Rope,Size,S,5,2 m', `rope,,,L,9,${second}`].join('\n');
    expect(read(rows('10 m'))).toEqual([{ name: 'Length', value: 'S: 2 m\nL: 10 m' }]);
    expect(read(rows('2 m'))).toEqual([{ name: 'Length', value: '2 m' }]);
    expect(read(rows(''))).toEqual([{ name: 'Length', value: 'S: 2 m' }]);
  });
});
