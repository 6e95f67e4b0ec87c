import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepNearest } from './nearest.ts';

describe('keepNearest', () => {
  it('keeps the best, best first, as sorting all of them would', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 })), scores => {
        const nearest = keepNearest(5);
        scores.forEach((score, product) => {
          nearest.offer(product, score);
        });
        const sorted = scores
          .map((score, product) => ({ score, product }))
          .sort((a, b) => b.score - a.score || a.product - b.product);
        expect(nearest.take()).toEqual(sorted.slice(0, 5).map(({ product }) => product));
        expect(nearest.take()).toEqual([]);
      }),
    );
  });
});
