import { describe, expect, it } from 'vitest';
import { contextOf, importAll, plan, readText } from './importing.ts';
import { memoryStore } from './memoryStore.ts';

const FULL = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src',
  'mug,Clay Mug,<p>Blue</p>,Casa,Uncategorized,TRUE,Glaze,Blue,M-1,250,shopify,4,18.00,https://x.example/m.jpg',
  'mug,,,,,,,White,M-2,250,shopify,2,18.50,',
].join('\n');

const read = (text: string) => readText('shopify', text).products;
const full = async () => {
  const memory = memoryStore();
  await importAll(read(FULL), memory, contextOf('shopify'));
  return memory;
};

describe('an export that somebody cut columns out of', () => {
  it('changes what its columns tell and leaves the rest', async () => {
    const memory = await full();
    const prices = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n';
    const next = `${prices}mug,Clay Mug,Glaze,Blue,M-1,19.00\nmug,,,White,M-2,18.50`;
    const [planned] = await plan(read(next), memory);
    expect(planned?.changes.map(({ field }) => field).sort()).toEqual(['price', 'variants']);
    await importAll(read(next), memory, contextOf('shopify', undefined, { runId: 'run2' }));
    expect(memory.products()).toMatchObject([
      {
        ...{ brand: 'Casa', description: '<p>Blue</p>', images: [{}], price: 1850 },
        variants: [
          { price: 1900, weightGrams: 250, inventory: { tracked: true, quantity: 4 } },
          { price: 1850, weightGrams: 250, inventory: { tracked: true, quantity: 2 } },
        ],
      },
    ]);
  });

  it('without prices is no error, and without quantities nothing is sold out', async () => {
    const memory = await full();
    const rows = 'Handle,Title,Vendor,Variant SKU,Variant Inventory Tracker,Variant Barcode\n';
    const next = `${rows}mug,Clay Mug,Casa Fio,M-1,shopify,\nbowl,Bowl,Casa,B-1,shopify,'8720602828605`;
    const [mug, bowl] = await plan(read(next), memory);
    expect(mug?.changes.map(({ field }) => field)).toEqual(['brand']);
    expect(bowl).toMatchObject({
      state: 'new',
      mapped: { content: { price: null, barcode: '8720602828605', inventory: { inStock: true } } },
    });
    await importAll(read(next), memory, contextOf('shopify', undefined, { runId: 'run2' }));
    const again = await plan(read(FULL), memory);
    expect(again.map(({ changes }) => changes.map(({ field }) => field))).toEqual([['brand']]);
  });
});

const WIDE = [
  'Handle,Title,Vendor,Product Category,Type,Tags,Status,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,SEO Title,SEO Description,Fabric (product.metafields.custom.fabric),Cost per item,Variant Image',
  'tee,Tee,Casa,Clothing > Shirts,Basics,new,active,TRUE,Size,S,Colour,Red,T-SR,200,shopify,4,continue,20.00,25.00,8720602828605,https://x.example/1.jpg,Front,Tee for all,Soft,Cotton,8.00,https://x.example/1.jpg',
  'tee,,,,,,,,,S,,Blue,T-SB,210,shopify,0,continue,18.00,,,https://x.example/2.jpg,Back,,,,8.50,',
  'tee,,,,,,,,,M,,Red,T-MR,220,shopify,7,deny,21.00,,,,,,,,,',
  'cup,Cup,Casa,Mugs,,,archived,TRUE,Title,Default Title,,,C-1,300,shopify,0,continue,9.00,,,https://x.example/3.jpg,A cup,Cup,,Clay,,',
].join('\n');

/** The same export without some of its columns. */
const without = (...cut: string[]) => {
  const rows = WIDE.split('\n').map(row => row.split(','));
  const keep = (rows[0] ?? []).map(name => !cut.includes(name));
  return rows.map(row => row.filter((_, index) => keep[index]).join(',')).join('\n');
};
const columns = (WIDE.split('\n')[0] ?? '').split(',');

const CUTS: string[][] = [
  ...columns.filter(name => name !== 'Handle' && name !== 'Title').map(name => [name]),
  ['Option1 Name', 'Option2 Name'],
  ['Option2 Name', 'Option2 Value'],
  ['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value'],
  ['Product Category', 'Type', 'SEO Title', 'Fabric (product.metafields.custom.fabric)'],
  ['Variant Price', 'Variant Inventory Policy', 'Variant Inventory Tracker'],
  ['Variant Price', 'Variant Compare At Price', 'Variant Barcode', 'Variant Image'],
];

describe('a column that is not in the file', () => {
  it.each(CUTS.map(cut => ({ cut, names: cut.join(', ') })))(
    'changes nothing: $names',
    async ({ cut }) => {
      const memory = memoryStore();
      await importAll(read(WIDE), memory, contextOf('shopify'));
      const planned = await plan(read(without(...cut)), memory);
      expect(planned.map(({ state, changes, kept }) => ({ state, changes, kept }))).toEqual([
        { state: 'unchanged', changes: [], kept: [] },
        { state: 'unchanged', changes: [], kept: [] },
      ]);
    },
  );

  it('of an option keeps the variants, says so, and lets the rest change', async () => {
    const memory = memoryStore();
    await importAll(read(WIDE), memory, contextOf('shopify'));
    const [tee] = await plan(
      read('Handle,Title,Vendor,Variant Price\ntee,Tee,Casa Fio,1.00\ntee,,,2.00'),
      memory,
    );
    expect(tee?.changes.map(({ field }) => field)).toEqual(['brand']);
    expect(tee?.issues.map(({ code, params }) => [code, params?.options])).toContainEqual([
      'optionsLacking',
      'Size, Colour',
    ]);
    expect(tee?.issues.map(({ code }) => code)).not.toContain('duplicateCombination');
  });

  it('of option names lets their values and prices change', async () => {
    const memory = memoryStore();
    await importAll(read(WIDE), memory, contextOf('shopify'));
    const next = without('Option1 Name', 'Option2 Name').replace('18.00', '17.00');
    await importAll(read(next), memory, contextOf('shopify', undefined, { runId: 'run2' }));
    const tee = memory.products().find(({ title }) => title === 'Tee');
    expect(tee).toMatchObject({
      price: 1700,
      options: [{ name: 'Size' }, { name: 'Colour' }],
      attributes: [
        { name: 'Product category', value: 'Clothing > Shirts' },
        { name: 'Product type', value: 'Basics' },
        { name: 'SEO title' },
        { name: 'SEO description' },
        { name: 'Fabric' },
      ],
    });
    expect(tee?.variants.map(({ optionValues }) => optionValues)).toContainEqual({
      Size: 'S',
      Colour: 'Blue',
    });
    expect((await plan(read(next), memory)).map(({ state }) => state)).toEqual([
      'unchanged',
      'unchanged',
    ]);
  });
});

describe('what real exports are like', () => {
  it('has no category where Shopify says Uncategorized', () => {
    expect(read(FULL)[0]?.category).toBe('');
  });

  it('takes a handle in another case for the same product, unless the title differs', () => {
    const head = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\n';
    const same = read(`${head}Clay-Mug,Clay Mug,Size,S,1.00\nclay-mug,,,M,2.00\nCLAY-MUG,,,L,3.00`);
    expect(same.map(({ handle, variants }) => [handle, variants.length])).toEqual([
      ['Clay-Mug', 3],
    ]);
    const two = read(`${head}Clay-Mug,Clay Mug,Size,S,1.00\nclay-mug,Another mug,Size,M,2.00`);
    expect(two.map(({ title }) => title)).toEqual(['Clay Mug', 'Another mug']);
  });

  it('reads a no that a spreadsheet translated', () => {
    const head = 'Handle;Title;Published;Variant Price\n';
    const rows = read(`${head}a;A;FALSCH;1,50\nb;B;FAUX;1.299,00\nc;C;WAHR;2,00`);
    expect(rows.map(({ status }) => status)).toEqual(['draft', 'draft', 'active']);
    expect(rows.map(({ variants }) => variants[0]?.price)).toEqual(['1.50', '1299.00', '2.00']);
  });

  it('takes a row with nothing but an SKU for a variant', () => {
    const [mug] = read('Handle,Title,Variant SKU\nmug,Mug,M-1\nmug,,M-2');
    expect(mug?.issues.map(({ code }) => code)).toContain('duplicateCombination');
  });
});
