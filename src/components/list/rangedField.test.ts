import { expect, it } from 'vitest';
import { rangedField, reversedSpan } from './rangedField.ts';

it('finds the field that a range is asked of', () => {
  expect(['price_gte', 'price_lte', 'createdAt_gt', 'createdAt_lt'].map(rangedField)).toEqual([
    'price',
    'price',
    'createdAt',
    'createdAt',
  ]);
  expect(rangedField('status')).toBeNull();
});

it('says of a span only that it ends before it begins', () => {
  expect(reversedSpan(2, 1)).toBe('common.spanReversed');
  expect(reversedSpan('2026-10-05', '2026-10-04')).toBe('common.spanReversed');
  expect(reversedSpan(1, 1)).toBeUndefined();
  expect(reversedSpan(null, 1)).toBeUndefined();
  expect(reversedSpan(2, null)).toBeUndefined();
});
