import { describe, expect, it } from 'vitest';
import { readExport } from './readExport.ts';

const file = (name: string, lines: string[]) => ({
  name,
  bytes: new TextEncoder().encode(lines.join('\n')),
});

const products = file('products.csv', [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Policy,Variant Price',
  'tee,Tee,Size,S,T-S,shopify,deny,10',
  'tee,,,M,T-M,shopify,continue,10',
  'tee,,,L,T-L,,deny,10',
  'mug,Mug,Title,Default Title,MUG,shopify,deny,5',
]);

const rows = file('inventory.csv', [
  'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Incoming,Committed,Available,On hand',
  'tee,Tee,Size,S,T-S,,,Berlin,0,1,3,4',
  'tee,Tee,Size,S,T-S,,,Paris,0,0,2,2',
  'tee,Tee,Size,M,T-M,,,Berlin,0,0,not stocked,not stocked',
  'tee,Tee,Size,L,T-L,,,Berlin,0,0,9,9',
  'Mug,Mug,Title,Default Title,MUG,,,Berlin,0,0,7,7',
]);

const stocks = (...files: ReturnType<typeof file>[]) =>
  readExport('shopify', files).products.flatMap(({ variants }) =>
    variants.map(({ stock: { tracked, quantity, oversell } }) => ({ tracked, quantity, oversell })),
  );

describe('an export of stock beside the products', () => {
  it('is added up over its locations, for what the shop counts', () => {
    expect(stocks(products, rows)).toEqual([
      { tracked: true, quantity: 5, oversell: false },
      { tracked: true, quantity: 0, oversell: true },
      { tracked: false, quantity: null, oversell: false },
      { tracked: true, quantity: 7, oversell: false },
    ]);
  });

  it('counts in whichever order the files are chosen, and tells the stock of known products', () => {
    expect(stocks(rows, products)).toEqual(stocks(products, rows));
    const [tee] = readExport('shopify', [rows, products]).products;
    expect(tee?.provided).toContain('inventory');
    expect(tee?.unsaid).not.toContain('inventory');
  });

  it('of the years before has a column for each location', () => {
    const old = file('old.csv', [
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Berlin,Paris',
      'tee,Tee,Size,S,T-S,,,4,1',
      'mug,Mug,Title,Default Title,MUG,,,not stocked,2',
    ]);
    expect(stocks(products, old).map(({ quantity }) => quantity)).toEqual([5, null, null, 2]);
  });

  it('finds variants by their SKU where the choices have other names', () => {
    const renamed = file('renamed.csv', [
      'Handle,Title,Option1 Name,Option1 Value,SKU,Location,Available',
      'tee,Tee,Größe,Small,T-S,Berlin,6',
    ]);
    expect(stocks(products, renamed)[0]).toEqual({ tracked: true, quantity: 6, oversell: false });
  });

  it('is no count where a cell has no whole number, which is told', () => {
    const odd = file('odd.csv', [
      'Handle,Title,Option1 Name,Option1 Value,SKU,Location,Available',
      'tee,Tee,Size,S,T-S,Berlin,2.5',
      'tee,Tee,Size,S,T-S,Paris,2',
      'tee,Tee,Size,M,T-M,Berlin,#N/A',
      'mug,Mug,Title,Default Title,MUG,Berlin,"1,000"',
    ]);
    expect(stocks(products, odd)).toEqual([
      { tracked: false, quantity: null, oversell: false },
      { tracked: false, quantity: null, oversell: true },
      { tracked: false, quantity: null, oversell: false },
      { tracked: true, quantity: 1000, oversell: false },
    ]);
    const [tee, mug] = readExport('shopify', [products, odd]).products;
    expect(tee?.variants.map(({ unread }) => unread)).toEqual([['inventory'], ['inventory'], []]);
    expect(tee?.issues).toMatchObject([
      { code: 'notWhole', row: 2, column: 'Available', value: '2.5' },
      { code: 'badNumber', row: 4, column: 'Available', value: '#N/A' },
    ]);
    expect(mug?.issues).toMatchObject([{ code: 'ambiguousNumber', value: '1,000' }]);
  });

  it('is asked for where products have no quantities, and said to be no export of products', () => {
    expect(readExport('shopify', [products]).files[0]?.notices).toEqual(['noQuantities']);
    expect(readExport('shopify', [products, rows]).files.map(({ notices }) => notices)).toEqual([
      [],
      [],
    ]);
    expect(readExport('shopify', [rows]).failures).toMatchObject([{ code: 'inventoryExport' }]);
    expect(readExport('wix', [rows]).failures).toMatchObject([{ code: 'inventoryExport' }]);
  });
});

describe('a file without prices', () => {
  it('says so', () => {
    const bare = file('bare.csv', ['Handle,Title,Vendor,Option1 Value,Variant SKU', 'a,A,V,,S']);
    expect(readExport('shopify', [bare]).files[0]?.notices).toEqual(['noPrices']);
  });
});
