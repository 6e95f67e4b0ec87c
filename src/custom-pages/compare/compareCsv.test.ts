import { describe, expect, it } from 'vitest';
import { compareProducts } from '@/domain/compare/compareProducts.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { compareCsv } from './compareCsv.ts';

describe('compareCsv', () => {
  it('writes amounts with their currency, text without markup, and no formulas', () => {
    const products = [
      testProduct('a', { title: '=Lamp', price: 1999, description: '<p>Oak,<br>tall</p>' }),
      testProduct('b', { title: 'Chair', price: 500, currency: 'JPY' }),
    ];
    const rows = compareProducts(products, { currency: null, rates: [] }).filter(({ key }) =>
      ['price', 'description'].includes(key),
    );
    expect(compareCsv(products, rows, row => row.key)).toBe(
      [",'=Lamp,Chair", 'id,a,b', 'price,19.99 USD,500 JPY', 'description,"Oak, tall",', ''].join(
        '\r\n',
      ),
    );
  });
});
