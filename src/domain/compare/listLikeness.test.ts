import { describe, expect, it } from 'vitest';
import { listLikeness } from './listLikeness.ts';

describe('listLikeness', () => {
  it('is the share of entries in common', () => {
    expect(listLikeness(['a', 'b'], ['b', 'c'])).toBe(0.5);
    expect(listLikeness([1, 5, 9], [1, 5, 9])).toBe(1);
    expect(listLikeness([1], [2, 3])).toBe(0);
  });

  it('holds nothing and nothing for unlike', () => {
    expect(listLikeness([], [])).toBe(0);
  });
});
