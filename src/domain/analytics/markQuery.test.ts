import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../collections.ts';
import { isAnswered } from '../listQuery.ts';
import { changesFilter, markFilter } from './markQuery.ts';
import { DONE_KINDS } from './marks.ts';

const NEWEST = { field: 'at', order: 'DESC' } as const;

describe('markFilter', () => {
  it('asks for a UTC day of the kind’s changes', () => {
    expect(markFilter('2026-10-31', 'import', 'b1')).toEqual({
      businessId: 'b1',
      resource: 'products',
      action: 'import',
      at_gte: '2026-10-31T00:00:00.000Z',
      at_lt: '2026-11-01T00:00:00.000Z',
    });
    expect(markFilter('2026-10-31', 'giveaway', null)).not.toHaveProperty('businessId');
  });

  it('leaves no price out that is told as a list of variants', () => {
    for (const kind of ['price', 'sale'] as const)
      expect(Object.keys(markFilter('2026-10-31', kind, null))).toEqual([
        'resource',
        'at_gte',
        'at_lt',
      ]);
  });

  it.each(DONE_KINDS)('is a query that both back ends answer: %s', kind => {
    for (const businessId of ['b1', null])
      expect(
        isAnswered(COLLECTIONS.audit, markFilter('2026-10-31', kind, businessId), NEWEST),
      ).toBe(true);
  });
});

it('asks what was done to a product in both periods, which both back ends answer', () => {
  const filter = changesFilter('p1', 'b1', { from: '2026-11-01', to: '2026-11-10' });
  expect(filter).toMatchObject({
    records_contains: 'p1',
    at_gte: '2026-10-22T00:00:00.000Z',
    at_lt: '2026-11-11T00:00:00.000Z',
  });
  expect(isAnswered(COLLECTIONS.audit, filter, NEWEST)).toBe(true);
});
