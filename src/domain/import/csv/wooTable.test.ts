import { describe, expect, it } from 'vitest';
import type { ColumnChoices } from './columnTargets.ts';
import { readExport } from './readExport.ts';

const HEADINGS =
  'ID,Type,SKU,Name,Published,Description,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)';
const ROWS = [
  '44,variable,vneck,V-Neck,1,<p>Nice</p>,,,,Clothing > Tshirts,"https://w.example/a.jpg, https://w.example/b.jpg",,Color,"Blue, Green"',
  '45,variable,,Hoodie,1,<p>Warm</p>,,,,Clothing > Hoodies,https://w.example/h.jpg,,Color,Blue',
  '46,simple,beanie,Beanie,1,<p>Knit</p>,7,18,20,Clothing > Accessories,https://w.example/c.jpg,,Color,Red',
  '76,variation,vneck-blue,V-Neck - Blue,1,,,,20,,https://w.example/blue.jpg,vneck,Color,Blue',
  '77,variation,vneck-green,V-Neck - Green,1,,3,18,20,,,vneck,Color,Green',
  '79,variation,hoodie-blue,Hoodie - Blue,1,,,,45,,,id:45,Color,Blue',
];

const read = (rows = ROWS, columns: ColumnChoices = {}) =>
  readExport(
    'shopify',
    [{ name: 'woo.csv', bytes: new TextEncoder().encode([HEADINGS, ...rows].join('\n')) }],
    () => {},
    { columns },
  );

describe('a product export of WooCommerce', () => {
  it('has its variations as variants of their products', () => {
    const { products } = read();
    expect(products.map(({ handle, title }) => [handle, title])).toEqual([
      ['vneck', 'V-Neck'],
      ['id-45', 'Hoodie'],
      ['beanie', 'Beanie'],
    ]);
    const [neck, hoodie, beanie] = products;
    expect(neck?.options).toEqual([
      { name: 'Color', values: [{ name: 'Blue' }, { name: 'Green' }] },
    ]);
    expect(neck?.variants).toMatchObject([
      { values: ['Blue'], sku: 'vneck-blue', price: '20', imageUrl: 'https://w.example/blue.jpg' },
      { values: ['Green'], price: '18', compareAtPrice: '20', stock: { quantity: 3 } },
    ]);
    expect(neck?.images).toHaveLength(2);
    expect(neck?.category).toBe('Tshirts');
    expect(hoodie?.variants).toMatchObject([{ values: ['Blue'], price: '45' }]);
    expect(beanie?.variants).toMatchObject([{ sku: 'beanie', price: '18', compareAtPrice: '20' }]);
    expect(
      products.flatMap(({ issues }) => issues.filter(({ level }) => level === 'error')),
    ).toEqual([]);
  });

  it('may have a variation before its product', () => {
    const { products } = read([ROWS[3] ?? '', ROWS[0] ?? '']);
    expect(products).toMatchObject([
      { handle: 'vneck', title: 'V-Neck', variants: [{ sku: 'vneck-blue', price: '20' }] },
    ]);
  });

  it('says what became of its columns', () => {
    const fates = new Map(read().files[0]?.columns.map(({ name, as }) => [name, as]));
    expect(Object.fromEntries(fates)).toMatchObject({
      ...{ Type: 'rowKind', Parent: 'handle', 'Sale price': 'compareAtPrice' },
      ...{ 'Attribute 1 name': 'options', 'Attribute 1 value(s)': 'options', ID: null },
    });
  });

  it('is held to its headings: a row with too many cells is left out', () => {
    const { products } = read([`${ROWS[2]},more`]);
    expect(products[0]?.issues.map(({ code }) => code)).toContain('raggedRow');
  });
});
