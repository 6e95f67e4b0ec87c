import { describe, expect, it } from 'vitest';
import { fuzzyLikeness, trigramLikeness } from './fuzzyLikeness.ts';

describe('fuzzyLikeness', () => {
  it.each([
    ['keyboard', 'keybaord'],
    ['millennium', 'millenium'],
    ['adv', 'advanced'],
  ])('finds %s and %s alike, from both sides', (a, b) => {
    expect(fuzzyLikeness(a, b)).toBeGreaterThanOrEqual(0.4);
    expect(fuzzyLikeness(a, b)).toBe(fuzzyLikeness(b, a));
  });

  it.each([
    ['heart', 'clover'],
    ['mdrj10', 'mdrj11'],
    ['to', 'tool'],
  ])('finds nothing in common between %s and %s', (a, b) => {
    expect(fuzzyLikeness(a, b)).toBe(0);
  });
});

describe('trigramLikeness', () => {
  it('is 1 for one word and 0 for words without a run in common', () => {
    expect(trigramLikeness('lamp', 'lamp')).toBe(1);
    expect(trigramLikeness('lamp', 'oak')).toBe(0);
  });
});
