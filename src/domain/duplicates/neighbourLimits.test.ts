import { describe, expect, it } from 'vitest';
import { limitsWithin, type NearestLists, USUAL_LIMITS } from './neighbourLimits.ts';

const products = (count: number, others: number, own: number): NearestLists[] =>
  Array.from({ length: count }, () => ({
    others: Array.from({ length: others }, (_, at) => at),
    own: Array.from({ length: own }, (_, at) => at),
  }));

describe('limitsWithin', () => {
  it('leaves the usual limits where all neighbours fit', () => {
    expect(limitsWithin(products(10, 20, 6), 260)).toEqual(USUAL_LIMITS);
    expect(limitsWithin([], 0)).toEqual(USUAL_LIMITS);
  });

  it('takes the farthest away from everybody alike', () => {
    expect(limitsWithin(products(10, 20, 6), 259)).toEqual({ others: 19, own: 6 });
    expect(limitsWithin(products(10, 20, 6), 130)).toEqual({ others: 10, own: 3 });
  });

  it('cuts nothing for many products with few neighbours each', () => {
    expect(limitsWithin(products(100, 4, 0), 400)).toEqual(USUAL_LIMITS);
  });

  it('never takes the nearest few', () => {
    expect(limitsWithin(products(10, 20, 6), 1)).toEqual({ others: 5, own: 2 });
  });
});
