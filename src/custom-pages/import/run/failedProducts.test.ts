import { describe, expect, it } from 'vitest';
import { errorIssue } from '@/domain/import/issues.ts';
import { mapProduct } from '@/domain/import/map/mapProduct.ts';
import { planProduct } from '@/domain/import/planProduct.ts';
import { emptySource, emptyVariant } from '@/domain/import/sourceProduct.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import { failedRows } from './failedProducts.ts';

const settings = {
  currency: 'EUR',
  shop: 's',
  status: 'source' as const,
  categories: {},
  columns: {},
  weightUnit: 'kg' as const,
  images: 'link' as const,
  mode: 'both' as const,
  byCodes: true,
  overwrite: false,
};

const line = (row: number, rows: number[], more: Partial<SourceProduct> = {}) => {
  const source = {
    ...emptySource('shopify', 'csv', `h${row}`),
    title: 'A',
    row,
    rows,
    variants: [{ ...emptyVariant(row), price: '1' }],
    ...more,
  };
  const mapped = mapProduct(source, settings, 'b', html => ({ html, removed: false }));
  return planProduct(mapped, null, false);
};

describe('failedRows', () => {
  it('takes every row of a failed product and says what is wrong where it is', () => {
    const bad = line(2, [2, 3], { issues: [errorIssue('negativePrice', { row: 3, value: '-1' })] });
    const refused = line(4, [4, 5], { file: 1 });
    const fine = line(6, [6]);
    const failures = [{ key: refused.key, row: 4, code: 'refused', message: 'no' }];
    const translate = (key: string) => key.split('.').at(-1) ?? '';
    const rows = failedRows([bad, refused, fine], failures, translate);
    expect([...rows].map(([file, ofFile]) => [file, [...ofFile]])).toEqual([
      [
        0,
        [
          [2, ''],
          [3, 'negativePrice'],
        ],
      ],
      [
        1,
        [
          [4, 'refused'],
          [5, ''],
        ],
      ],
    ]);
  });
});
