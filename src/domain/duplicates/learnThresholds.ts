import { chanceOf } from './pairModel.ts';
import { LEAST_CHANCE } from './verdict.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';

/** What people said of a pair that the search had found. */
export interface Label {
  /** How sure the search was, in per cent. */
  score: number;
  /** What it said. */
  said: Verdict;
  /** Whether people found both to be the same product. */
  same: boolean;
  /** When, in milliseconds since the epoch. */
  at: number;
}

/** The thresholds of one catalogue, and how right the search was in it. */
export interface Learned {
  /** The least chance of each verdict, from 0 to 1. */
  least: Readonly<Record<Verdict, number>>;
  /** Whether they are others than usual. */
  moved: boolean;
  /** Of the pairs of each verdict that were judged, how many were the same. */
  right: Readonly<Record<Verdict, { judged: number; same: number }>>;
  /** Judgements that were learnt from. */
  labels: number;
}

/** With fewer judgements the thresholds stay. */
export const FEWEST_LABELS = 5;

/** How far from the usual a catalogue is expected to be, in logarithms of odds. */
const USUAL_SHIFT = 1;
/** No people move a threshold further. */
const MOST_SHIFT = 2;
/** A score of 100 per cent stands for odds that can still be doubted. */
const MOST_POINTS = 8;
const STEPS = 30;
/** Smaller shifts are none: the next judgement could take them back. */
const LEAST_TOLD = 0.03;

const pointsOf = (chance: number) => {
  const points = Math.log(chance / (1 - chance));
  return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points));
};

/**
 * By how much the odds of all pairs are larger here than the search takes them for: the likeliest
 * shift, given what people said and that catalogues differ little. One number learns from few
 * judgements, and a contradiction more or less moves it little.
 */
const shiftOf = (labels: readonly Label[]): number => {
  let shift = 0;
  for (let step = 0; step < STEPS; step++) {
    let [slope, curve] = [-shift / USUAL_SHIFT ** 2, 1 / USUAL_SHIFT ** 2];
    for (const { score, same } of labels) {
      const chance = chanceOf(pointsOf(score / 100) + shift);
      slope += (same ? 1 : 0) - chance;
      curve += chance * (1 - chance);
    }
    shift += slope / curve;
  }
  return Math.max(-MOST_SHIFT, Math.min(MOST_SHIFT, shift));
};

/**
 * The thresholds that fit what people said: where they say "the same" less often than expected, a
 * pair needs more to be called likely, and the other way round. What is called sure never needs
 * less than usual: it may be merged without a look.
 */
export const learnThresholds = (labels: readonly Label[]): Learned => {
  const count = (verdict: Verdict) => {
    const judged = labels.filter(({ said }) => said === verdict);
    return { judged: judged.length, same: judged.filter(({ same }) => same).length };
  };
  const right = { sure: count('sure'), likely: count('likely'), possible: count('possible') };
  const shift = labels.length < FEWEST_LABELS ? 0 : shiftOf(labels);
  const moved = (verdict: Verdict) => chanceOf(pointsOf(LEAST_CHANCE[verdict]) - shift);
  const least = {
    sure: Math.max(LEAST_CHANCE.sure, moved('sure')),
    likely: moved('likely'),
    possible: moved('possible'),
  };
  const isMoved = VERDICTS.some(
    verdict => Math.abs(least[verdict] - LEAST_CHANCE[verdict]) >= LEAST_TOLD,
  );
  return { least: isMoved ? least : LEAST_CHANCE, moved: isMoved, right, labels: labels.length };
};
