import { describe, expect, it } from 'vitest';
import type { DuplicateCandidate } from './findDuplicates.ts';
import { keepBest } from './keepBest.ts';

const pair = (id: string, score: number, verdict: DuplicateCandidate['verdict']) => ({
  id,
  products: [id, 'z'] as [string, string],
  score,
  verdict,
  reasons: [],
  acrossBusinesses: false,
});
const search = {
  candidates: [pair('a', 90, 'likely'), pair('b', 80, 'sure'), pair('c', 20, 'possible')],
  variants: [],
  products: 3,
  compared: 3,
  cutShort: 0,
};

describe('keepBest', () => {
  it('leaves the surest, and says how many it left out', () => {
    const { candidates, leftOut } = keepBest(search, 2);
    expect(candidates.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(leftOut).toBe(1);
  });

  it('leaves everything where there is room', () => {
    expect(keepBest(search)).toEqual({ ...search, leftOut: 0 });
  });
});
