import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_LABELS, type Label, learnThresholds } from './learnThresholds.ts';
import { LEAST_CHANCE } from './verdict.ts';

const labels = (count: number, score: number, same: boolean): Label[] =>
  Array.from({ length: count }, () => ({ score, said: 'likely' as const, same, at: 0 }));

describe('the thresholds of a catalogue', () => {
  it('are the usual ones until there are some judgements', () => {
    expect(learnThresholds([])).toMatchObject({ least: LEAST_CHANCE, moved: false, labels: 0 });
    const few = learnThresholds(labels(FEWEST_LABELS - 1, 60, false));
    expect(few).toMatchObject({ least: LEAST_CHANCE, moved: false });
  });

  it('rise where people say no more often than expected, and fall where they say yes', () => {
    const strict = learnThresholds(labels(20, 70, false)).least;
    expect(strict.likely).toBeGreaterThan(0.6);
    expect(strict.possible).toBeGreaterThan(LEAST_CHANCE.possible);
    expect(strict.sure).toBeGreaterThan(LEAST_CHANCE.sure);
    const lenient = learnThresholds(labels(20, 40, true)).least;
    expect(lenient.likely).toBeLessThan(0.4);
    expect(lenient.possible).toBeLessThan(LEAST_CHANCE.possible);
  });

  it('stay where people say what was expected', () => {
    const asExpected = [...labels(7, 70, true), ...labels(3, 70, false)];
    expect(learnThresholds(asExpected).moved).toBe(false);
    expect(learnThresholds(labels(50, 99.9, true)).moved).toBe(false);
  });

  it('keep what is called sure as sure as ever, in their order, whatever people say', () => {
    const anyLabel = fc.record({
      score: fc.double({ min: 0, max: 100, noNaN: true }),
      said: fc.constantFrom('sure' as const, 'likely' as const, 'possible' as const),
      same: fc.boolean(),
      at: fc.constant(0),
    });
    fc.assert(
      fc.property(fc.array(anyLabel, { maxLength: 200 }), all => {
        const { sure, likely, possible } = learnThresholds(all).least;
        expect(sure).toBeGreaterThanOrEqual(LEAST_CHANCE.sure);
        expect(sure).toBeLessThan(1);
        expect(likely).toBeLessThan(sure);
        expect(possible).toBeLessThan(likely);
        expect(possible).toBeGreaterThan(0);
      }),
    );
  });

  it('come with how often the search was right', () => {
    const { right } = learnThresholds([
      ...labels(3, 80, true),
      { score: 99, said: 'sure', same: false, at: 0 },
    ]);
    expect(right).toEqual({
      sure: { judged: 1, same: 0 },
      likely: { judged: 3, same: 3 },
      possible: { judged: 0, same: 0 },
    });
  });
});
