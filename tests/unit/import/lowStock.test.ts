import { describe, expect, it } from 'vitest';
import { OWN_LOW_STOCK_COLUMN } from '@/domain/import/csv/ownId.ts';
import { contextOf, importAll, plan, readText } from './importing.ts';
import { memoryStore } from './memoryStore.ts';

const file = (heading: string, threshold: string, more = '') =>
  [
    `Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,${heading}`,
    `mug,Mug,18.00,shopify,12,${threshold}`,
    more,
  ].join('\n');
const own = (threshold: string) => readText('shopify', file(OWN_LOW_STOCK_COLUMN, threshold));

const stored = async (threshold: string) => {
  const memory = memoryStore();
  await importAll(own(threshold).products, memory, contextOf('shopify'));
  return memory;
};
const again = contextOf('shopify', undefined, { runId: 'run2' });

describe('the low stock threshold of what is imported', () => {
  it('comes from the column of our own files, and the stock in a word follows it', async () => {
    const memory = await stored('20');
    expect(memory.products()).toMatchObject([
      { lowStockThreshold: 20, stockState: 'low', stockTotal: 12 },
    ]);
    await importAll(own('').products, memory, again);
    expect(memory.products()).toMatchObject([{ lowStockThreshold: null, stockState: 'inStock' }]);
  });

  it('stays with a file of a shop, which has none, while the stock changes beneath it', async () => {
    const memory = await stored('20');
    const shops =
      'Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\nmug,Mug,18.00,shopify,21';
    await importAll(readText('shopify', shops).products, memory, again);
    expect(memory.products()).toMatchObject([
      { lowStockThreshold: 20, inventory: { quantity: 21 }, stockState: 'inStock', stockTotal: 21 },
    ]);
  });

  it('stays where a small file leaves the cell empty', async () => {
    const memory = await stored('20');
    const text = `Handle,Variant Inventory Qty,${OWN_LOW_STOCK_COLUMN}\nmug,19,`;
    await importAll(readText('shopify', text).products, memory, again);
    expect(memory.products()).toMatchObject([
      { lowStockThreshold: 20, inventory: { quantity: 19 }, stockState: 'low' },
    ]);
  });

  it.each(['-1', '1000001', 'few'])(
    'stays, and is said to be unreadable, where the cell says %s',
    async cell => {
      const memory = await stored('20');
      const { products } = own(cell);
      const [mug] = await plan(products, memory);
      expect(mug?.issues).toContainEqual(
        expect.objectContaining({ code: 'badNumber', column: OWN_LOW_STOCK_COLUMN, value: cell }),
      );
      await importAll(products, memory, again);
      expect(memory.products()).toMatchObject([{ lowStockThreshold: 20, stockState: 'low' }]);
    },
  );

  it.each([
    ['0', 0],
    ['-0', 0],
    ['1,000,000', 1_000_000],
  ])('is %s as %j', async (cell, threshold) => {
    const [mug] = await plan(own(`"${cell}"`).products, memoryStore());
    expect(mug?.mapped.content.lowStockThreshold).toBe(threshold);
  });

  it.each(['Low stock amount', 'Low stock threshold', 'Meldebestand'])(
    'is read from the column %s of any table',
    async heading => {
      const { products } = readText('shopify', `Name,Price,Stock,${heading}\nMug,18.00,12,20`);
      const [mug] = await plan(products, memoryStore());
      expect(mug?.mapped.content.lowStockThreshold).toBe(20);
    },
  );
});
