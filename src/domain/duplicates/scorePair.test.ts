import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DuplicateFeatures } from './duplicateFeatures.ts';
import { listLikeness } from './listLikeness.ts';
import { CANDIDATE_SCORE, canBeCandidate, scorePair } from './scorePair.ts';

const features = (more: Partial<DuplicateFeatures> = {}): DuplicateFeatures => ({
  id: 'p',
  businessId: 'b',
  barcode: '',
  sku: '',
  brand: '',
  words: [],
  numbers: (more.words ?? []).filter(word => /\d/.test(word)).join(' '),
  price: null,
  currency: 'USD',
  ...more,
});

const pairs: [string, Partial<DuplicateFeatures>, Partial<DuplicateFeatures>, boolean][] = [
  ['one barcode', { barcode: '4006381333931' }, { barcode: '4006381333931' }, true],
  [
    'one title, one price',
    { words: ['lamp', 'oak'], price: 100 },
    { words: ['lamp', 'oak'], price: 100 },
    true,
  ],
  ['one SKU and one title', { sku: 'a1b', words: ['lamp'] }, { sku: 'a1b', words: ['lamp'] }, true],
  ['only one SKU', { sku: 'a1b', words: ['lamp'] }, { sku: 'a1b', words: ['chair'] }, false],
  ['only one title', { words: ['lamp', 'oak'] }, { words: ['lamp', 'oak'] }, false],
  [
    'other barcodes',
    { barcode: '4006381333931', words: ['lamp'], brand: 'x', price: 9 },
    { barcode: '4006381333948', words: ['lamp'], brand: 'x', price: 9 },
    false,
  ],
  [
    'other sizes',
    { words: ['500ml', 'oil', 'olive', 'pure'], brand: 'x', price: 9 },
    { words: ['750ml', 'oil', 'olive', 'pure'], brand: 'x', price: 9 },
    false,
  ],
  [
    'other brands',
    { words: ['lamp', 'oak'], brand: 'x', price: 9 },
    { words: ['lamp', 'oak'], brand: 'y', price: 9 },
    false,
  ],
  [
    'other currencies',
    { words: ['lamp'], price: 100 },
    { words: ['lamp'], price: 100, currency: 'AUD' },
    false,
  ],
];

describe('scorePair', () => {
  it.each(pairs)('%s', (_, left, right, candidate) => {
    const { score } = scorePair(features(left), features(right));
    expect(score >= CANDIDATE_SCORE).toBe(candidate);
  });

  it('explains its score', () => {
    const pair = scorePair(
      features({ words: ['lamp', 'oak'], brand: 'x', price: 100 }),
      features({ words: ['lamp', 'oak', 'tall'], brand: 'x', price: 90 }),
    );
    expect(pair).toEqual({
      score: 50,
      reasons: [
        { kind: 'title', points: 27, likeness: 0.8 },
        { kind: 'brand', points: 15 },
        { kind: 'price', points: 8, likeness: 0.9 },
      ],
    });
  });

  it('does not depend on the order, and stays between 0 and 100', () => {
    const word = fc.constantFrom('oak', 'lamp', '500ml', 'tall');
    const arbitrary = fc
      .record({
        barcode: fc.constantFrom('', '4006381333931', '4006381333948'),
        sku: fc.constantFrom('', 'a', 'b'),
        brand: fc.constantFrom('', 'x', 'y'),
        words: fc.uniqueArray(word).map(words => words.sort()),
        price: fc.option(fc.nat(1000)),
      })
      .map(features);
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        const pair = scorePair(a, b);
        expect(pair).toEqual(scorePair(b, a));
        expect(pair.score).toBeGreaterThanOrEqual(0);
        expect(pair.score).toBeLessThanOrEqual(100);
        if (pair.score >= CANDIDATE_SCORE)
          expect(canBeCandidate(a, b, listLikeness(a.words, b.words))).toBe(true);
      }),
    );
  });
});
