import { describe, expect, it } from 'vitest';
import { reportTabs, tabsBySeverity } from './reportFilters.ts';

const countsOf = (filter: Record<string, unknown>, standFor: number | null) =>
  Object.fromEntries(tabsBySeverity(filter, standFor).map(({ id, count }) => [id, count]));

describe('tabsBySeverity', () => {
  it('leaves all tabs to be counted where no severity is asked', () => {
    expect(tabsBySeverity({ status: 'open' }, 7)).toBe(reportTabs);
    expect(tabsBySeverity({ status: 'open', severity: 'worst' }, 7)).toBe(reportTabs);
  });

  it('knows the tab in view by its rows; of what else waits nobody knows', () => {
    expect(countsOf({ status: 'open', severity: 'high' }, 7)).toEqual({
      open: 7,
      inReview: null,
      resolved: undefined,
      dismissed: undefined,
      all: undefined,
    });
    expect(countsOf({ status: 'inReview', severity: 'high' }, 2)).toMatchObject({
      open: null,
      inReview: 2,
    });
    expect(countsOf({ severity: 'high' }, 7)).toMatchObject({ open: null, inReview: null });
  });

  it('says no number of a tab whose rows are filtered by more', () => {
    const filter = { status: 'open', severity: 'high', reason: 'spam' };
    expect(countsOf(filter, 1)).toMatchObject({ open: null });
  });
});
