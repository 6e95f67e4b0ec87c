import { describe, expect, it } from 'vitest';
import { titleWords } from './titleWords.ts';

describe('titleWords', () => {
  it('folds what people type differently, and leaves the brand out', () => {
    expect(titleWords('The Crème Brûlée Set, by Kiln & Co', 'Kiln & Co')).toEqual([
      'brulee',
      'creme',
      'set',
    ]);
  });

  it('writes amounts in one way', () => {
    expect(titleWords('Oil 500 ml', '')).toEqual(titleWords('oil 500ML', ''));
    expect(titleWords('Oil 1.5 l', '')).toEqual(['1_5l', 'oil']);
  });

  it('keeps the brand where the title is nothing else', () => {
    expect(titleWords('Norden', 'Norden')).toEqual(['norden']);
  });
});
