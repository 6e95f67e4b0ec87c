import { describe, expect, it } from 'vitest';
import { mapProduct } from '../map/mapProduct.ts';
import { defaultSettings } from '../settings.ts';
import type { ColumnChoices } from './columnTargets.ts';
import { readExport } from './readExport.ts';
import { tableReading } from './tableReading.ts';

const read = (text: string, columns: ColumnChoices = {}, platform: 'shopify' | 'wix' = 'shopify') =>
  readExport(platform, [{ name: 'a.csv', bytes: new TextEncoder().encode(text) }], () => {}, {
    columns,
  });

describe('a table that is no platform’s export', () => {
  it('is read by the usual names of its columns, of a German price list', () => {
    const text = [
      'Artikelnummer;Bezeichnung;Verkaufspreis;EAN;Lagerbestand;Gewicht (kg);Lieferant',
      'A-1;Becher;12,50;4006381333931;7;0,25;Acme',
    ].join('\n');
    const { products, files } = read(text, {}, 'wix');
    expect(files).toMatchObject([{ dialect: 'table', delimiter: ';', comma: true }]);
    expect(files[0]?.notices).toContain('table');
    expect(products).toMatchObject([
      {
        ...{ platform: 'wix', handle: 'becher', title: 'Becher' },
        variants: [
          {
            ...{ sku: 'A-1', price: '12.50', barcode: '4006381333931' },
            ...{ stock: { quantity: 7 }, weight: { value: '0.25', unit: 'kg' } },
          },
        ],
        extras: [{ name: 'Lieferant', value: 'Acme' }],
      },
    ]);
  });

  it('is asked about once where nothing is known of a heading that comes twice', () => {
    const { failures } = read('Ware;Preisliste;Ware\nBecher;5,50;Tasse\n');
    expect(failures[0]?.columns).toMatchObject([
      { name: 'Ware', filled: 2, samples: ['Becher', 'Tasse'] },
      { name: 'Preisliste' },
    ]);
  });

  it('has several pictures in a cell, stock in words, and options by their headings', () => {
    const text = [
      'Slug,Name,Regular price,Stock,Colour,Images,Published',
      'mug,Mug,9,instock,Red,"https://a.example/1.jpg, https://a.example/2.jpg?a=b,c",0',
      'mug,,9,outofstock,Blue,,',
    ].join('\n');
    const { products } = read(text, { Colour: 'option1' });
    expect(products).toMatchObject([
      {
        ...{ handle: 'mug', status: 'draft' },
        options: [{ name: 'Colour', values: [{ name: 'Red' }, { name: 'Blue' }] }],
        images: [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg?a=b,c' }],
        variants: [{ stock: { inStock: true } }, { stock: { inStock: false } }],
      },
    ]);
  });

  it('is refused where nothing says that it has products, with its columns to be named', () => {
    const { products, failures } = read('Ware,VK,Kunde\nBecher,5,Ann\n');
    expect(products).toEqual([]);
    expect(failures).toMatchObject([
      {
        code: 'notProductExport',
        columns: [
          { name: 'Ware', fate: 'leftOut', filled: 1, samples: ['Becher'] },
          { name: 'VK' },
          { name: 'Kunde' },
        ],
      },
    ]);
    expect(read('Name,Age\nAnn,3\n').failures).toMatchObject([{ code: 'notProductExport' }]);
  });

  it('is read once somebody says what its columns are', () => {
    const { products, files } = read('Ware,VK,Kunde\nBecher,5,Ann\n', {
      Ware: 'title',
      VK: 'price',
    });
    expect(products).toMatchObject([{ title: 'Becher', variants: [{ price: '5' }] }]);
    expect(files[0]?.columns).toMatchObject([
      { target: 'title', usual: { fate: 'leftOut' } },
      { target: 'price' },
      { target: null },
    ]);
  });
});

describe('what people say of a column of a platform’s export', () => {
  const text = 'Handle,Title,Vendor,Variant Price,Online price\nmug,Mug,Acme,5,6\n';

  it('wins over its heading, which is something else or nothing then', () => {
    const { products, files } = read(text, { 'Online price': 'price', Vendor: 'attribute' });
    expect(products).toMatchObject([
      {
        ...{ brand: '', variants: [{ price: '6' }] },
        extras: [
          { name: 'Vendor', value: 'Acme' },
          { name: 'Variant Price', value: '5' },
        ],
      },
    ]);
    expect(products[0]?.provided).not.toContain('brand');
    expect(files[0]?.columns.map(({ fate, target }) => target ?? fate)).toEqual([
      'handle',
      'title',
      'leftOut',
      'leftOut',
      'price',
    ]);
  });

  it('says which cells cannot be read as what it is', () => {
    const { products } = read(text, { Vendor: 'compareAtPrice' });
    expect(products[0]?.issues).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ code: 'badPrice', column: 'Vendor', value: 'Acme' }),
      ]),
    );
  });

  it('is of no account where a file lacks the column, or its format the field', () => {
    expect(read(text, { Nothing: 'price' }).products).toMatchObject([
      { variants: [{ price: '5' }] },
    ]);
    const wix = 'handleId,fieldType,name,price,extra\nproduct_1,Product,Mug,5,6\n';
    const { files } = read(wix, { extra: 'barcode' }, 'wix');
    expect(files[0]?.columns.at(-1)).toMatchObject({ fate: 'leftOut', target: null });
  });

  it('blanks no attribute of a column that this file does not have', () => {
    const [source] = read(text).products;
    if (!source) throw new Error('There is no product');
    const columns = { 'My notes': 'attribute' } as const;
    const settings = { ...defaultSettings('s', 'EUR'), columns };
    const mapped = mapProduct(source, settings, 'b', html => ({ html, removed: false }));
    expect(mapped.source.attributeScope.names).not.toContain('My notes');
    expect(mapped.source.provided).toEqual(source.provided);
  });
});

describe('tableReading', () => {
  const unit = (heading: string) => tableReading([heading], { grams: 0 }, 'table').weightUnit;

  it('takes the unit of weights from the heading, else the shop’s', () => {
    expect(['Weight (kg)', 'Weight (lbs)', 'Weight g', 'Weight'].map(unit)).toEqual([
      ...['kg', 'lb', 'g', 'shop'],
    ]);
    expect(
      tableReading(['Variant Grams'], { grams: 0 }, 'shopify-legacy').weightUnit,
    ).toBeUndefined();
  });

  it('does not take a price with a comma for two columns of an unknown table', () => {
    const columns = read('Ware;VK\nBecher;5,50\n').failures[0]?.columns;
    expect(columns?.map(({ name }) => name)).toEqual(['Ware', 'VK']);
  });
});
