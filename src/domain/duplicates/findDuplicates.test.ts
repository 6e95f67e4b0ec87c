import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';
import { featuresOf } from './duplicateFeatures.ts';
import { groupCandidates } from './duplicateGroups.ts';
import { type DuplicateCandidate, findDuplicates } from './findDuplicates.ts';
import { pairId } from './pairId.ts';
import { testCatalogue } from './testCatalogue.ts';

const catalogue = (size: number) => testCatalogue(size).map(featuresOf);

describe('findDuplicates', () => {
  it('finds every copy, also where the title is typed differently and the barcode is missing', () => {
    const ids = new Set(findDuplicates(catalogue(1000)).candidates.map(({ id }) => id));
    const copies = Array.from({ length: 50 }, (_, n) =>
      pairId(`p${n * 20 + 18}`, `p${n * 20 + 19}`),
    );
    expect(copies.filter(id => !ids.has(id))).toEqual([]);
  });

  it('does not ask again about pairs that were decided', () => {
    const all = findDuplicates(catalogue(100)).candidates;
    const [first] = all;
    const left = findDuplicates(catalogue(100), new Set([first?.id ?? ''])).candidates;
    expect(left).toEqual(all.slice(1));
  });

  it('says whether a pair crosses businesses', () => {
    const { candidates } = findDuplicates(catalogue(100));
    expect(candidates.every(pair => pair.acrossBusinesses)).toBe(true);
  });

  it('grows with the number of products, not with its square', () => {
    const small = findDuplicates(catalogue(4000)).compared;
    const large = findDuplicates(catalogue(16_000)).compared;
    expect(large / small).toBeLessThan(5);
    expect(large / 16_000).toBeLessThan(40);
  });

  it('stays linear when all products are alike', () => {
    const alike = catalogue(20)
      .slice(0, 1)
      .flatMap(one => Array.from({ length: 5000 }, (_, index) => ({ ...one, id: `x${index}` })));
    expect(findDuplicates(alike).compared).toBeLessThan(5000 * 13);
  });

  it('has nothing to say about one product, or none', () => {
    expect(findDuplicates([])).toEqual({ candidates: [], products: 0, compared: 0 });
    expect(findDuplicates(catalogue(1)).candidates).toEqual([]);
  });
});

describe('blocksOf', () => {
  it('gives no product more than six keys', () => {
    const keys = [...blocksOf(catalogue(500)).values()].reduce((sum, one) => sum + one.length, 0);
    expect(keys).toBeLessThanOrEqual(500 * 6);
  });
});

describe('pairId', () => {
  it('is the same from both sides', () => {
    expect(pairId('b', 'a')).toBe('a~b');
  });
});

describe('groupCandidates', () => {
  const pair = (a: string, b: string, score: number): DuplicateCandidate => ({
    id: pairId(a, b),
    products: [a, b],
    score,
    reasons: [],
    acrossBusinesses: false,
  });

  it('gathers chains, surest group first, most connected product first', () => {
    const groups = groupCandidates([pair('a', 'b', 70), pair('c', 'd', 90), pair('b', 'e', 80)]);
    expect(groups.map(({ products, score }) => ({ products, score }))).toEqual([
      { products: ['c', 'd'], score: 90 },
      { products: ['b', 'e', 'a'], score: 80 },
    ]);
  });
});
