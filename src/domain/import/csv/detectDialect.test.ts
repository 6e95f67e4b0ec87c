import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FileProblem } from '../issues.ts';
import { detectDialect } from './detectDialect.ts';
import { mapHeaders, normaliseHeader } from './headers.ts';

const fixture = (name: string) => readFileSync(`tests/fixtures/import/${name}.csv`, 'utf8');

const problem = (text: string) => {
  try {
    detectDialect(text);
    return null;
  } catch (error) {
    return error instanceof FileProblem ? { code: error.code, ...error.params } : error;
  }
};

describe('detectDialect', () => {
  it.each(['shopify-legacy', 'shopify-2025', 'wix-v1', 'wix-v3'])('knows %s', name => {
    expect(detectDialect(fixture(name))).toMatchObject({
      dialect: name,
      delimiter: ',',
      headerIndex: 0,
      comma: false,
    });
  });

  it('finds the headings below a title line, in any case, by any delimiter', () => {
    const text = 'Products\n\nHANDLE;title;Variant_Price\na;A;1,50\n';
    expect(detectDialect(text)).toMatchObject({
      dialect: 'shopify-legacy',
      delimiter: ';',
      headerIndex: 2,
      comma: true,
    });
    expect(detectDialect('URL handle\tTitle\tPrice\n').delimiter).toBe('\t');
  });

  it('says what a file is that is no product export', () => {
    expect(problem('Name,Email,Financial Status\n')).toMatchObject({ code: 'ordersExport' });
    expect(problem('Handle,Title,Location,On hand\n')).toMatchObject({ code: 'inventoryExport' });
    expect(problem('First Name,Last Name,Email\n')).toMatchObject({ code: 'customersExport' });
    expect(problem('a,b\n1,2\n')).toEqual({ code: 'notProductExport', columns: 'a, b' });
    expect(problem('\ufeff \n')).toEqual({ code: 'fileEmpty' });
    expect(problem(`${'x,'.repeat(100_000)}\n`)).toMatchObject({ code: 'tooManyColumns' });
  });
});

describe('mapHeaders', () => {
  it('maps both generations of Shopify to the same names', () => {
    const legacy = mapHeaders(detectDialect(fixture('shopify-legacy')).headings, 'shopify-legacy');
    const recent = mapHeaders(detectDialect(fixture('shopify-2025')).headings, 'shopify-2025');
    expect(Object.keys(legacy.columns).sort()).toEqual(Object.keys(recent.columns).sort());
    expect(recent.metafields.map(({ name }) => name)).toEqual(['Color']);
  });

  it('normalises marks, case and punctuation away', () => {
    expect(normaliseHeader('\ufeffCompare-at  Price / Ｅurope')).toBe('compareatprice/europe');
  });
});
