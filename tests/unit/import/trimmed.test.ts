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
