import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzyLikeness } from './text/fuzzyLikeness.ts';
import { createWordLikeness } from './wordLikeness.ts';

const WORDS = ['laptop', 'laptops', 'kettle', 'ketle', 'adv', 'advanced', 'lamp', 'lampe'];

describe('createWordLikeness', () => {
  it('says the same as comparing the words anew, however often and in which order', () => {
    const wordOf = (number: number) => WORDS[number % WORDS.length] ?? '';
    const likeness = createWordLikeness(wordOf);
    // Far more pairs than are remembered, so that some take the place of others.
    const number = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number)), pairs => {
        for (const [a, b] of [...pairs, ...pairs.slice(0, 2)]) {
          expect(likeness(a, b)).toBe(fuzzyLikeness(wordOf(a), wordOf(b)));
          expect(likeness(b, a)).toBe(likeness(a, b));
        }
      }),
    );
  });
});
