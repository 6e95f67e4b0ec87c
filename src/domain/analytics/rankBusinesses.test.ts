import { describe, expect, it } from 'vitest';
import type { BusinessDay } from '../schemas/stats.ts';
import { sumBusinesses } from './businessFigures.ts';
import {
  compareBusinesses,
  countDirections,
  type RankSort,
  rankBusinesses,
  readRankSort,
} from './rankBusinesses.ts';
import { testDay, viewed } from './testDay.ts';

const figures = (byBusiness: Record<string, BusinessDay>) =>
  sumBusinesses([testDay('2026-01-01', { byBusiness })]);

const owners = { imports: 1, edits: 2, openReports: 3 };
const now = figures({ up: { ...viewed(30, 3, 2), ...owners }, new: viewed(5), same: viewed(7) });
const before = figures({ up: viewed(20), gone: viewed(9), same: viewed(7) });
const compared = compareBusinesses(now, before);
const order = (sort: RankSort) => rankBusinesses(compared, sort).map(({ id }) => id);

describe('compareBusinesses', () => {
  it('sets every business of either period beside itself', () => {
    expect(compared.find(({ id }) => id === 'up')).toEqual({
      ...{ id: 'up', views: 30, before: 20, difference: 10, change: 0.5, saves: 3, clicks: 2 },
      ...owners,
    });
    expect(compared.find(({ id }) => id === 'gone')).toMatchObject({
      ...{ views: 0, before: 9, difference: -9, change: -1 },
      ...{ imports: 0, edits: 0, openReports: 0 },
    });
    expect(compared.find(({ id }) => id === 'new')).toMatchObject({ difference: 5, change: null });
  });

  it('knows no change without the period before, and nothing of owners that is not told', () => {
    const [only] = compareBusinesses(figures({ a: viewed(3) }), null);
    expect(only).toMatchObject({
      ...{ views: 3, before: null, difference: null, change: null },
      ...{ imports: null, edits: null, openReports: null },
    });
  });
});

describe('rankBusinesses', () => {
  it('ranks by growth and by decline', () => {
    expect(order({ field: 'difference', order: 'DESC' })).toEqual(['up', 'new', 'same', 'gone']);
    expect(order({ field: 'difference', order: 'ASC' })).toEqual(['gone', 'same', 'new', 'up']);
  });

  it('has what is not known last, whichever way', () => {
    expect(order({ field: 'change', order: 'DESC' }).at(-1)).toBe('new');
    expect(order({ field: 'change', order: 'ASC' }).at(-1)).toBe('new');
  });

  it('has equals the most viewed first', () => {
    expect(order({ field: 'saves', order: 'ASC' })).toEqual(['same', 'new', 'gone', 'up']);
  });
});

describe('countDirections', () => {
  it('counts who grew, fell and stayed', () => {
    expect(countDirections(compared)).toEqual({ grew: 2, fell: 1, same: 1 });
  });
});

describe('readRankSort', () => {
  it.each([
    ['', { field: 'difference', order: 'DESC' }],
    ['sort=openReports&order=ASC', { field: 'openReports', order: 'ASC' }],
    ['sort=constructor&order=up', { field: 'difference', order: 'DESC' }],
  ])('%s', (search, sort) => {
    expect(readRankSort(new URLSearchParams(search))).toEqual(sort);
  });
});
