import { describe, expect, it } from 'vitest';
import { applyChoices, threeWay } from './threeWay.ts';

const original = { title: 'Chair', price: 10, tags: ['oak'], brand: 'A' };

describe('threeWay', () => {
  it('takes theirs where I changed nothing, and mine where they did not', () => {
    const theirs = { ...original, price: 12 };
    const mine = { ...original, title: 'Oak chair', tags: ['oak'] };
    expect(threeWay(original, theirs, mine)).toEqual({
      merged: { title: 'Oak chair', price: 12, tags: ['oak'], brand: 'A' },
      conflicts: [],
    });
  });

  it('is no conflict where both did the same', () => {
    const both = { ...original, tags: ['oak', 'solid'] };
    expect(threeWay(original, both, { ...both, tags: ['oak', 'solid'] }).conflicts).toEqual([]);
  });

  it('tells the fields that both changed, and merges the rest', () => {
    const theirs = { ...original, title: 'Stool', brand: 'B' };
    const mine = { ...original, title: 'Oak chair', price: 9 };
    const { merged, conflicts } = threeWay(original, theirs, mine);
    expect(conflicts).toEqual([
      { field: 'title', original: 'Chair', theirs: 'Stool', mine: 'Oak chair' },
    ]);
    expect(merged).toEqual({ title: 'Stool', price: 9, tags: ['oak'], brand: 'B' });
    expect(applyChoices(merged, mine, new Set(['title']))).toEqual({
      title: 'Oak chair',
      price: 9,
      tags: ['oak'],
      brand: 'B',
    });
    expect(applyChoices(merged, mine, new Set())).toEqual(merged);
  });
});
