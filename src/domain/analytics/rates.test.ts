import { describe, expect, it } from 'vitest';
import { funnelOf, rateOf } from './rates.ts';

describe('rateOf', () => {
  it('gives the interval of Wilson', () => {
    // Published values: 81 of 263, 15 of 148 and 0 of 20 (Newcombe 1998, method 3).
    for (const [count, of, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      const { between } = rateOf(count, of);
      expect(between?.low).toBeCloseTo(low, 4);
      expect(between?.high).toBeCloseTo(high, 4);
    }
  });

  it.each([
    [0, 0, true],
    [0, 5, true],
    [1, 30, true],
    [5, 100, true],
    [12, 100, false],
    [20, 40, false],
    [10, 1000, false],
    // That it is next to none can be said of many.
    [0, 5000, false],
    [30, 30, false],
  ])('%i of %i: too few to say: %s', (count, of, tooFew) => {
    expect(rateOf(count, of).tooFew).toBe(tooFew);
  });

  it('has no interval where one view counts more than once, and no share of nothing', () => {
    expect(rateOf(12, 10)).toEqual({ count: 12, of: 10, share: 1.2, between: null, tooFew: false });
    expect(rateOf(0, 0)).toMatchObject({ share: null, between: null });
  });
});

it('a funnel tells saves and clicks of the views', () => {
  expect(funnelOf({ views: 1000, saves: 80, clicks: 120 })).toMatchObject({
    views: 1000,
    saved: { count: 80, of: 1000, share: 0.08 },
    clicked: { count: 120, of: 1000, share: 0.12 },
  });
});
