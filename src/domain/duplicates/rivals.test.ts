import { describe, expect, it } from 'vitest';
import { leadsOf, withRivals } from './rivals.ts';

/** Products 0 and 1 belong to one business, 10 and 11 to another one. */
const businessOf = (product: number) => (product < 10 ? 1 : 2);

describe('leadsOf', () => {
  it('measures how far a pair leads over what else its products could be', () => {
    const [better, worse] = leadsOf(
      [
        { a: 0, b: 10, points: 2 },
        { a: 0, b: 11, points: 1 },
      ],
      businessOf,
    );
    expect(better).toEqual({ least: 1, most: 3 });
    expect(worse).toEqual({ least: -1, most: 3 });
  });

  it('does not hold a partner against a pair that is the same as its own', () => {
    const leads = leadsOf(
      [
        { a: 0, b: 10, points: 2 },
        { a: 0, b: 11, points: 1 },
        { a: 10, b: 11, points: 4 },
      ],
      businessOf,
    );
    expect(leads[1]?.least).toBe(3);
  });

  it('knows no rivals in other businesses', () => {
    const [lead] = leadsOf(
      [
        { a: 0, b: 10, points: 1 },
        { a: 0, b: 1, points: 3 },
      ],
      businessOf,
    );
    expect(lead).toEqual({ least: 3, most: 3 });
  });

  it('makes a pair surer that leads', () => {
    expect(withRivals(1, { least: 2, most: 3 })).toBeGreaterThan(
      withRivals(1, { least: -2, most: 3 }),
    );
  });
});
