import { describe, expect, it } from 'vitest';
import { warningIssue } from '@/domain/import/issues.ts';
import { mapProduct } from '@/domain/import/map/mapProduct.ts';
import { type PlannedProduct, planProduct } from '@/domain/import/planProduct.ts';
import { emptySource, emptyVariant } from '@/domain/import/sourceProduct.ts';
import { filterCounts, filterLines } from './previewFilter.ts';

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

const line = (handle: string, sku: string, more: Partial<PlannedProduct> = {}): PlannedProduct => {
  const source = {
    ...emptySource('shopify', 'csv', handle),
    title: handle.toUpperCase(),
    variants: [{ ...emptyVariant(2), price: '1', sku }],
  };
  const mapped = mapProduct(source, settings, 'b', html => ({ html, removed: false }));
  return { ...planProduct(mapped, null, false), ...more };
};

const lines = [
  line('tea', 'T-1'),
  line('mug', 'M-1', { state: 'changed', issues: [warningIssue('noImage')] }),
  line('cup', 'C-1', { state: 'error' }),
];

describe('the preview’s filter', () => {
  it('counts what each filter shows', () => {
    expect(filterCounts(lines)).toEqual({
      all: 3,
      new: 1,
      changed: 1,
      unchanged: 0,
      warnings: 1,
      errors: 1,
    });
  });

  it('finds by title, handle and SKU, within the filter', () => {
    const found = (filter: Parameters<typeof filterLines>[1], search: string) =>
      filterLines(lines, filter, search).map(({ mapped }) => mapped.source.handle);
    expect(found('all', 'MU')).toEqual(['mug']);
    expect(found('all', ' t-1 ')).toEqual(['tea']);
    expect(found('errors', '')).toEqual(['cup']);
    expect(found('errors', 'tea')).toEqual([]);
  });
});
