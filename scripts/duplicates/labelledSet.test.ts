import { describe, expect, it } from 'vitest';
import { findDuplicates } from '../../src/domain/duplicates/findDuplicates.ts';
import { pairId } from '../../src/domain/duplicates/pairId.ts';
import { VERDICTS, type Verdict } from '../../src/domain/duplicates/verdicts.ts';
import { type LabelledPair, readLabelledSet } from './labelledSet.ts';

const all = readLabelledSet();
const idOf = ({ first, second }: LabelledPair) => pairId(first.id, second.id);
const verdicts = new Map(
  findDuplicates(all.flatMap(({ first, second }) => [first, second])).candidates.map(
    ({ id, verdict }) => [id, verdict],
  ),
);
const isAtLeast = (pair: LabelledPair, verdict: Verdict) => {
  const given = verdicts.get(idOf(pair));
  return given !== undefined && VERDICTS.indexOf(given) <= VERDICTS.indexOf(verdict);
};

/** How right the labelled pairs are judged, in per cent. */
const figures = (pairs: readonly LabelledPair[], verdict: Verdict) => {
  const found = pairs.filter(pair => isAtLeast(pair, verdict));
  const right = found.filter(({ label }) => label === 'same').length;
  const same = pairs.filter(({ label }) => label === 'same').length;
  return {
    precision: (100 * right) / found.length,
    recall: (100 * right) / same,
    f1: (200 * right) / (found.length + same),
  };
};

/** Those that the table was not learnt from. */
const unseen = all.filter((_, index) => index % 2 === 1);

describe('the hand-written pairs', () => {
  it('are at least 400, each kind of them often', () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    for (const label of ['same', 'variant', 'different'] as const)
      expect(all.filter(pair => pair.label === label).length).toBeGreaterThan(80);
  });

  it('are told apart, also those that nothing was learnt from', () => {
    expect(figures(unseen, 'likely').f1).toBeGreaterThan(81);
    expect(figures(unseen, 'possible').recall).toBeGreaterThan(90);
    expect(figures(all, 'likely').f1).toBeGreaterThan(84);
  });

  it('are right where the verdict is sure', () => {
    expect(figures(all, 'sure').precision).toBeGreaterThanOrEqual(95);
  });

  it('call few variants likely duplicates', () => {
    const variants = all.filter(({ label }) => label === 'variant');
    const wrong = variants.filter(pair => isAtLeast(pair, 'likely'));
    expect(wrong.length / variants.length).toBeLessThan(0.15);
  });
});
