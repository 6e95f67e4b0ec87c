import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failedRowsCsv } from './failedRows.ts';
import { readExport } from './readExport.ts';

const bytes = new Uint8Array(readFileSync('tests/fixtures/import/shopify-legacy.csv'));

describe('failedRowsCsv', () => {
  it('keeps only the failed rows, says why, and can be put right and read again', () => {
    const csv = failedRowsCsv({ bytes }, new Map([[6, 'No price: give one.']]));
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]?.endsWith(',Import error')).toBe(true);
    const fixed = csv.replace('Default Title,,,,,,,,,,,,', 'Default Title,,,,,,,,,,,12.50,');
    const again = readExport('shopify', [
      { name: 'fixed.csv', bytes: new TextEncoder().encode(fixed) },
    ]);
    expect(again.products).toMatchObject([{ handle: 'no-price', variants: [{ price: '12.50' }] }]);
    const twice = failedRowsCsv({ bytes: new TextEncoder().encode(fixed) }, new Map([[2, 'x']]));
    expect(twice.match(/Import error/g)).toHaveLength(1);
  });

  it.each(['  =1+1', '\n=1+1', '＝1+1', '\u00a0@SUM(A1)', '\t-2+3'])(
    'makes %j text, and reads it back',
    cell => {
      const file = new TextEncoder().encode(`Handle,Title,Variant Price\na,"${cell}",1\n`);
      const csv = failedRowsCsv({ bytes: file }, new Map([[2, '']]));
      expect(csv).toContain(`'${cell}`);
      const [product] = readExport('shopify', [
        { name: 'a.csv', bytes: new TextEncoder().encode(csv) },
      ]).products;
      expect(product?.title).toBe(cell.trim());
    },
  );

  it('makes formulas text', () => {
    const evil = new TextEncoder().encode(
      'Handle,Title,Variant Price\na,"=HYPERLINK(""http://x"")",1\n',
    );
    expect(failedRowsCsv({ bytes: evil }, new Map([[2, '']]))).toContain(`"'=HYPERLINK`);
    const [product] = readExport('shopify', [
      {
        name: 'a.csv',
        bytes: new TextEncoder().encode(failedRowsCsv({ bytes: evil }, new Map([[2, '']]))),
      },
    ]).products;
    expect(product?.title).toBe('=HYPERLINK("http://x")');
  });
});
