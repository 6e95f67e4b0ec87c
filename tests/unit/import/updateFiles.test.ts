import { describe, expect, it } from 'vitest';
import { updatesBySku } from '@/domain/import/updatesBySku.ts';
import { contextOf, importAll, plan, readText, SETTINGS } from './importing.ts';
import { type MemoryStore, memoryStore } from './memoryStore.ts';

const SHIRT =
  'Handle,Title,Body (HTML),Vendor,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Barcode,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Image Src,Cost per item\n' +
  'shirt,Shirt,<p>Fine</p>,Acme,"summer, linen",Size,S,S-1,4006381333931,20.00,25.00,shopify,5,https://x.example/s.jpg,8.00\n' +
  'shirt,,,,,,M,S-2,,22.00,,shopify,6,,8.00\n' +
  'mug,Mug,<p>Blue</p>,Acme,kitchen,,,M-1,,9.00,,shopify,7,https://x.example/m.jpg,3.00\n';

const stored = async () => {
  const memory = memoryStore();
  await importAll(readText('shopify', SHIRT).products, memory, contextOf('shopify'));
  return memory;
};

const update = async (memory: MemoryStore, text: string) => {
  const before = memory.products();
  const { products, failures } = readText('shopify', text);
  expect(failures).toEqual([]);
  const sources = updatesBySku(products, before);
  const lines = await plan(sources, memory);
  await importAll(sources, memory, contextOf('shopify', SETTINGS, { runId: 'run2' }));
  const after = memory.products();
  const changed = after.flatMap(product => {
    const was: Readonly<Record<string, unknown>> = before.find(({ id }) => id === product.id) ?? {};
    const fields = Object.entries(product).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field]),
    );
    return fields
      .map(([field]) => `${product.title}: ${field}`)
      .filter(
        name =>
          !/: (?:version|auditId|updatedAt|updatedBy|source|priceMin|priceMax|stockState|stockTotal|gaps|_)/.test(
            name,
          ),
      );
  });
  const issues = lines.flatMap(line => line.issues.map(({ code, row }) => `${code} ${row}`));
  return { changed, issues, lines, after, created: after.length - before.length };
};

const variants = (products: ReturnType<MemoryStore['products']>) =>
  products
    .find(({ title }) => title === 'Shirt')
    ?.variants.map(({ sku, price, compareAtPrice, inventory }) => [
      ...[sku, price, compareAtPrice, inventory.quantity],
    ]);

describe('a small file', () => {
  it('with handle, SKU and price changes prices, and nothing else', async () => {
    const memory = await stored();
    const text = 'Handle,SKU,Price\nshirt,S-2,23.00\nmug,M-1,10.00\n';
    const { changed, issues, after, created } = await update(memory, text);
    expect(variants(after)).toEqual([
      ['S-1', 2000, 2500, 5],
      ['S-2', 2300, null, 6],
    ]);
    expect(changed).toEqual(['Shirt: variants', 'Mug: price']);
    expect({ issues, created }).toEqual({ issues: [], created: 0 });
  });

  it('with SKU and stock finds products and variants by their SKUs', async () => {
    const memory = await stored();
    const text = 'SKU;Bestand\nS-1;1\nM-1;0\nS-2;2\n';
    const { changed, issues, after, lines } = await update(memory, text);
    expect(variants(after)?.map(([sku, , , stock]) => [sku, stock])).toEqual([
      ['S-1', 1],
      ['S-2', 2],
    ]);
    expect(changed).toEqual(['Shirt: variants', 'Shirt: inventory', 'Mug: inventory']);
    expect(issues).toEqual([]);
    expect(lines.map(({ mapped }) => mapped.source.rows)).toEqual([[2, 4], [3]]);
  });

  it('with title, SKU and price finds the variants that it has no option columns for', async () => {
    const memory = await stored();
    const text =
      'Handle,Title,Variant SKU,Variant Price\nshirt,Shirt,S-1,19.00\nshirt,,S-2,21.00\n';
    const { after, issues } = await update(memory, text);
    expect(variants(after)?.map(([, price]) => price)).toEqual([1900, 2100]);
    expect(issues).toEqual([]);
  });

  it('with options changes the variants it has, and takes none of the others away', async () => {
    const memory = await stored();
    const text = 'Handle,Option1 Value,Variant Price\nshirt,M,30.00\nshirt,XL,31.00\n';
    const { changed, after, issues } = await update(memory, text);
    expect(variants(after)?.map(([sku, price]) => [sku, price])).toEqual([
      ['S-1', 2000],
      ['S-2', 3000],
    ]);
    expect(changed).toEqual(['Shirt: variants']);
    expect(issues).toEqual(['variantUnknown 3']);
  });

  it.each([
    ['tags', 'Handle,Tags\nmug,"kitchen, gift"\nshirt,\n', ['Mug: tags']],
    ['status', 'Handle,Status\nmug,draft\nshirt,\n', ['Mug: status']],
    ['vendor', 'Handle,Vendor\nmug,Other\n', ['Mug: brand']],
  ])('with %s changes that alone; an empty cell changes nothing', async (_, text, expected) => {
    const memory = await stored();
    const { changed, issues } = await update(memory, text);
    expect(changed).toEqual(expected);
    expect(issues).toEqual([]);
  });

  it('changes nothing by empty cells of amounts, stock and codes', async () => {
    const memory = await stored();
    const text =
      'Handle,Variant SKU,Variant Barcode,Variant Price,Variant Compare At Price,Variant Inventory Qty,Cost per item\n' +
      'mug,,,,,,\n';
    const { changed, issues, lines } = await update(memory, text);
    expect({ changed, issues }).toEqual({ changed: [], issues: [] });
    expect(lines.map(({ kept }) => kept)).toEqual([[]]);
  });

  it('adds nothing: what it does not find is said with its row', async () => {
    const memory = await stored();
    const byHandle = await update(memory, 'Handle,Variant Price\ncup,4.00\n');
    expect(byHandle).toMatchObject({ issues: ['notInCatalogue 2'], created: 0 });
    const bySku = await update(memory, 'SKU,Price\nX-1,4.00\n,5.00\n');
    expect(bySku).toMatchObject({ issues: ['notInCatalogue 2', 'notInCatalogue 3'], created: 0 });
    const variant = await update(memory, 'Handle,SKU,Price\nshirt,S-9,4.00\nshirt,S-1,5.00\n');
    expect(variant.issues).toEqual(['variantUnknown 2']);
    expect(variants(variant.after)?.map(([, price]) => price)).toEqual([500, 2200]);
  });

  it('says where an SKU is of several products, and leaves them alone', async () => {
    const memory = await stored();
    const mug = memory.products().find(({ title }) => title === 'Mug');
    memory.edit(`products/${mug?.id}`, { sku: 'S-1' });
    const { issues, changed } = await update(memory, 'SKU,Price\nS-1,4.00\n');
    expect(issues).toEqual(['skuShared 2']);
    expect(changed).toEqual([]);
  });

  it('does not take amounts for another currency’s', async () => {
    const memory = await stored();
    const { products } = readText('shopify', 'Handle,Variant Price\nmug,1000\n');
    const [line] = await plan(products, memory, { ...SETTINGS, currency: 'JPY' });
    expect(line).toMatchObject({ state: 'error', issues: [{ code: 'otherCurrency' }] });
  });
});
