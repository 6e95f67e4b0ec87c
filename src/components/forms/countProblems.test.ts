import { describe, expect, it } from 'vitest';
import { countProblems } from './countProblems.ts';

describe('countProblems', () => {
  it('counts fields at any depth', () => {
    const wrong = { type: 'custom', message: 'validation.amount' };
    const errors = {
      title: wrong,
      variants: [undefined, { price: wrong, inventory: { quantity: wrong } }],
    };
    expect(countProblems(errors)).toBe(3);
    expect(countProblems({})).toBe(0);
    expect(countProblems({ images: { root: wrong } })).toBe(1);
  });
});
