import { describe, expect, it } from 'vitest';
import { rateOf } from './rates.ts';
import { countSureness, rateSureness } from './sureChange.ts';

describe('countSureness', () => {
  it.each([
    [0, 0, 'unknown'],
    [1000, 1000, 'chance'],
    [1200, 1000, 'chance'],
    [2000, 1000, 'sure'],
    [1000, 2000, 'sure'],
    [8, 3, 'chance'],
  ] as const)('%i after %i: %s', (now, before, sureness) => {
    expect(countSureness(now, before, 7)).toBe(sureness);
  });

  it('the same change is surer over more days', () => {
    expect(countSureness(1500, 1000, 7)).toBe('chance');
    expect(countSureness(15000, 10000, 70)).toBe('sure');
  });
});

describe('rateSureness', () => {
  it('a change is sure where the intervals lie apart, whichever way', () => {
    expect(rateSureness(rateOf(200, 1000), rateOf(100, 1000))).toBe('sure');
    expect(rateSureness(rateOf(100, 1000), rateOf(200, 1000))).toBe('sure');
    expect(rateSureness(rateOf(110, 1000), rateOf(100, 1000))).toBe('chance');
  });

  it('of too few, or of nothing, it is not told', () => {
    expect(rateSureness(rateOf(1, 10), rateOf(100, 1000))).toBe('unknown');
    expect(rateSureness(rateOf(100, 1000), rateOf(0, 0))).toBe('unknown');
  });
});
