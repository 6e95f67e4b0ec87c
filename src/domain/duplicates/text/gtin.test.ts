import { describe, expect, it } from 'vitest';
import { readBarcode, readSku } from './gtin.ts';

describe('readBarcode', () => {
  it('writes UPC, EAN and GTIN-14 of one article alike', () => {
    const digits = '00036000291452';
    for (const typed of ['036000291452', '0036000291452', '00036000291452', '0-36000-29145-2'])
      expect(readBarcode(typed)).toEqual({ digits, valid: true });
  });

  it('keeps a barcode with a wrong check digit, and says so', () => {
    expect(readBarcode('4006381333932')).toEqual({ digits: '04006381333932', valid: false });
  });

  it.each(['', '00000000', 'n/a', '123', '12345678', '123456789012345678'])(
    'takes “%s” for none',
    typed => {
      expect(readBarcode(typed)).toEqual({ digits: '', valid: false });
    },
  );
});

describe('readSku', () => {
  it('is one spelling', () => {
    expect(readSku(' KC-0815 ')).toBe('kc0815');
  });

  it.each(['', 'abc', '0000', 'none'])('takes “%s” for none', sku => {
    expect(readSku(sku)).toBe('');
  });
});
