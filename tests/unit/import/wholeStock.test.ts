import { describe, expect, it } from 'vitest';
import { OWN_LOW_STOCK_COLUMN } from '@/domain/import/csv/ownId.ts';
import type { Platform } from '@/domain/platforms.ts';
import { contextOf, importAll, plan, readText } from './importing.ts';
import { memoryStore } from './memoryStore.ts';

const shopify = (quantity: string, brand = 'Casa') =>
  [
    'Handle,Title,Vendor,Variant Price,Variant Inventory Tracker,Variant Inventory Qty',
    `mug,Mug,${brand},18.00,shopify,"${quantity}"`,
  ].join('\n');
const wix = (quantity: string, brand = 'Casa') =>
  [
    'handleId,fieldType,name,brand,price,inventory,visible',
    `mug,Product,Mug,${brand},18.00,"${quantity}",true`,
  ].join('\n');
const table = (quantity: string, brand = 'Casa') =>
  [`Name,Brand,Price,Stock`, `Mug,${brand},18.00,"${quantity}"`].join('\n');

const FILES: [string, Platform, typeof shopify][] = [
  ['Shopify', 'shopify', shopify],
  ['Wix', 'wix', wix],
  ['any table', 'shopify', table],
];

describe.each(FILES)('the stock in a file of %s', (_, platform, file) => {
  const read = (quantity: string, brand?: string) =>
    readText(platform, file(quantity, brand)).products;
  const planned = async (quantity: string) => (await plan(read(quantity), memoryStore()))[0];

  it.each(['2.5', '2,5', '0.4'])('is told where it is no whole number: %s', async quantity => {
    const mug = await planned(quantity);
    expect(mug?.issues).toContainEqual(
      expect.objectContaining({ code: 'notWhole', row: 2, value: quantity }),
    );
    expect(mug?.mapped.content.inventory).toMatchObject({ tracked: false });
  });

  it('stays as it is stored then, and the rest of the row goes on', async () => {
    const memory = memoryStore();
    await importAll(read('12'), memory, contextOf(platform));
    const second = contextOf(platform, undefined, { runId: 'run2' });
    await importAll(read('2.5', 'Fio'), memory, second);
    expect(memory.products()).toMatchObject([{ brand: 'Fio', inventory: { quantity: 12 } }]);
  });

  it.each([
    ['2.0', 2],
    ['2,0', 2],
    ['1 000', 1000],
    ['1,000', 1000],
    ['1,250', 1250],
  ])('%s is %d pieces', async (quantity, pieces) => {
    expect((await planned(quantity))?.mapped.content.inventory.quantity).toBe(pieces);
  });

  it('says how it was read where both readings are whole', async () => {
    expect((await planned('1.000'))?.issues).toContainEqual(
      expect.objectContaining({ code: 'ambiguousNumber', value: '1.000', params: { read: 1 } }),
    );
  });
});

describe('the stock in a file that writes decimals with a comma', () => {
  const planned = async (quantity: string) =>
    (
      await plan(
        readText('shopify', `Name;Price;Stock\nMug;18,50;${quantity}`).products,
        memoryStore(),
      )
    )[0];

  it('has points for thousands', async () => {
    expect((await planned('1.250'))?.mapped.content.inventory.quantity).toBe(1250);
    expect((await planned('1.000'))?.mapped.content.inventory.quantity).toBe(1000);
    expect((await planned('2,5'))?.issues).toContainEqual(
      expect.objectContaining({ code: 'notWhole', value: '2,5' }),
    );
  });
});

describe('the low stock threshold', () => {
  it('is told where it is no whole number', async () => {
    const text = `Handle,Title,Variant Price,${OWN_LOW_STOCK_COLUMN}\nmug,Mug,18.00,2.5`;
    const [mug] = await plan(readText('shopify', text).products, memoryStore());
    expect(mug?.issues).toContainEqual(
      expect.objectContaining({ code: 'notWhole', column: OWN_LOW_STOCK_COLUMN, value: '2.5' }),
    );
    expect(mug?.mapped.content.lowStockThreshold).toBeNull();
  });
});
