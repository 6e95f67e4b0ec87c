import { describe, expect, it } from 'vitest';
import { readText } from '../../../../tests/unit/import/importing.ts';
import { shiftFinder } from './shiftedRows.ts';

const HEAD =
  'Handle,Title,Vendor,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Gift Card';
const GOOD = 'mug,Mug,Acme,5,9.00,,https://x.example/m.jpg,1,false';

const issuesOf = (...rows: string[]) =>
  readText('shopify', [HEAD, ...rows].join('\n')).products.flatMap(({ handle, issues }) =>
    issues
      .filter(({ level }) => level === 'error')
      .map(({ code, row, column, params }) => [handle, code, row, column, params?.count]),
  );

describe('a row whose cells stand beside their headings', () => {
  it('is told with its number, and kept out, where a comma has no quotation marks', () => {
    expect(issuesOf(GOOD, 'cup,Cup, blue,Acme,5,9.00,,https://x.example/c.jpg,1,')).toEqual([
      ['cup', 'shiftedRow', 3, 'Variant Inventory Qty', 1],
    ]);
    // The surplus cell of a row that ends in empty ones has nothing in it.
    expect(issuesOf(GOOD, 'cup,Cup, blue,Acme,5,9.00,12.00,,,')).toEqual([
      ['cup', 'shiftedRow', 3, 'Variant Inventory Qty', 1],
    ]);
  });

  it('is found where a cell is missing', () => {
    expect(issuesOf(GOOD, 'cup,Cup,5,9.00,10.00,https://x.example/c.jpg,1,false')).toEqual([
      ['cup', 'shiftedRow', 3, 'Variant Compare At Price', -1],
    ]);
  });

  it('is none where cells cannot be read for other reasons', () => {
    expect(issuesOf(GOOD, 'cup,Cup,Acme,#N/A,#REF!,,picture,first,maybe')).not.toContainEqual(
      expect.arrayContaining(['shiftedRow']),
    );
    expect(issuesOf('mug,Mug,Acme,lots,9.00,,https://x.example/m.jpg,1,false')).toEqual([]);
    expect(issuesOf(GOOD, `${GOOD.replace('mug,Mug', 'cup,Cup')},`)).toEqual([]);
  });
});

describe('shiftFinder', () => {
  it('says nothing of rows without forms, and knows amounts of any kind', () => {
    const find = shiftFinder(['Title', 'Price', 'Weight'], { price: 1, weight: 2 });
    expect(find(['Mug', '€ 1.299,50', '5 kg'])).toBeNull();
    expect(find(['Mug', '', ''])).toBeNull();
    expect(find(['Mug', 'Acme Ltd', '5', '7'])).toEqual({ column: 'Price', by: 1 });
  });
});
