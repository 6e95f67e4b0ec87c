import { describe, expect, it } from 'vitest';
import { fieldHashes, recordHashOf } from '@/domain/import/map/fieldHashes.ts';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import { NO_COSTS } from '@/domain/product/productCosts.ts';
import { contextOf, importAll, plan, readText } from './importing.ts';
import { memoryStore } from './memoryStore.ts';

const SHOPIFY = [
  'Handle,Title,Option1 Name,Option1 Value,Variant Grams,Variant Price',
  'mug,Mug,Size,S,250,18.00',
  'mug,,,L,310,20.00',
  'bowl,Bowl,Title,Default Title,640,30.00',
].join('\n');
const shopify = (text = SHOPIFY) => readText('shopify', text).products;

const wix = (weight: string) =>
  readText('wix', `handleId,fieldType,name,price,weight\np1,Product,Lamp,10,${weight}`).products;

const again = contextOf('shopify', undefined, { runId: 'run2' });

describe('the weight of what is imported', () => {
  it('is the variants’, or the product’s own where it has none, and no attribute', async () => {
    const memory = memoryStore();
    await importAll(shopify(), memory, contextOf('shopify'));
    const byTitle = memory.products().toSorted((a, b) => (a.title < b.title ? -1 : 1));
    expect(byTitle).toMatchObject([
      { title: 'Bowl', weightGrams: 640, attributes: [], variants: [] },
      {
        title: 'Mug',
        weightGrams: null,
        variants: [{ weightGrams: 250 }, { weightGrams: 310 }],
      },
    ]);
  });

  it.each([
    ['0.25', 250],
    ['0.2835', 284],
    ['0.0001', 1],
    ['0', null],
    ['', null],
    ['10000', 10_000_000],
  ])('in whole grams: %s kg are %j', async (weight, grams) => {
    const [lamp] = await plan(wix(weight), memoryStore());
    expect(lamp?.mapped.content.weightGrams).toBe(grams);
    expect(lamp?.state).toBe('new');
  });

  it('is left out, and said to be, where nothing weighs so much', async () => {
    const [lamp] = await plan(wix('10001'), memoryStore());
    expect(lamp).toMatchObject({ state: 'new', mapped: { content: { weightGrams: null } } });
    expect(lamp?.issues).toContainEqual(
      expect.objectContaining({ code: 'tooHeavy', value: '10001000 g' }),
    );
  });

  it('takes the place of the attribute that earlier imports made of it', async () => {
    const memory = memoryStore();
    await importAll(shopify(), memory, contextOf('shopify'));
    const bowl = memory.products().find(({ title }) => title === 'Bowl');
    if (!bowl?.source) throw new Error('It was imported');
    const attributes = [{ name: 'Weight', value: '640 g' }];
    const { weightGrams: _, ...base } = fieldHashes({ ...bowl, attributes, ...NO_COSTS });
    memory.edit(`products/${bowl.id}`, {
      ...{ weightGrams: null, attributes },
      source: { ...bowl.source, base },
    });
    const planned = await plan(shopify(), memory);
    expect(planned.find(({ key }) => key === bowl.id)?.changes).toEqual([
      { field: 'weightGrams', from: null, to: 640 },
      { field: 'attributes', from: attributes, to: [] },
    ]);
  });

  it('stays as people changed it, and beside those of variants as it is', async () => {
    const memory = memoryStore();
    await importAll(shopify(), memory, contextOf('shopify'));
    for (const { id } of memory.products()) memory.edit(`products/${id}`, { weightGrams: 700 });
    const planned = await plan(shopify(SHOPIFY.replace('640', '650')), memory);
    expect(planned.map(({ changes, kept }) => ({ changes, kept }))).toEqual([
      { changes: [], kept: [] },
      { changes: [], kept: [{ field: 'weightGrams', from: 700, to: 650 }] },
    ]);
    await importAll(shopify(), memory, again);
    expect(memory.products().map(({ weightGrams }) => weightGrams)).toEqual([700, 700]);
  });
});

describe('the hash that an import leaves', () => {
  it('is what it was before products had a weight, as long as they have none', () => {
    const hashes = fieldHashes({ ...emptyProduct('EUR'), title: 'Mug', ...NO_COSTS });
    const { weightGrams: _, ...before } = hashes;
    expect(recordHashOf(hashes)).toBe(recordHashOf(before));
    const heavy = { ...emptyProduct('EUR'), title: 'Mug', weightGrams: 250, ...NO_COSTS };
    expect(recordHashOf(fieldHashes(heavy))).not.toBe(recordHashOf(before));
  });
});
