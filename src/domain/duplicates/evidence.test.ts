import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { measureHopeful, measurePair } from './evidence.ts';
import { mostLate, ownPoints } from './pairModel.ts';
import { testCatalogue } from './testCatalogue.ts';

const catalogue = () => {
  const all = createCatalogue();
  all.add(testCatalogue(60));
  const { profiles, comparing } = all.ready();
  const pairs = profiles.flatMap((a, index) => profiles.slice(index + 1).map(b => [a, b] as const));
  return { pairs, comparing };
};

describe('measureHopeful', () => {
  it('measures a pair with hope as every pair is measured', () => {
    const { pairs, comparing } = catalogue();
    for (const [a, b] of pairs)
      expect(measureHopeful(a, b, comparing, () => false)).toEqual(measurePair(a, b, comparing));
  });

  it('never gives up a pair that the late evidence could save', () => {
    const { pairs, comparing } = catalogue();
    const least = -5;
    const isHopeless = (evidence: readonly number[]) => ownPoints(evidence) + mostLate() <= least;
    const given = pairs.filter(([a, b]) => !measureHopeful(a, b, comparing, isHopeless));
    expect(given.length).toBeGreaterThan(0);
    for (const [a, b] of given)
      expect(ownPoints(measurePair(a, b, comparing))).toBeLessThanOrEqual(least);
  });
});
