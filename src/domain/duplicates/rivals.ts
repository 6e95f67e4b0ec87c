import { MODEL } from './modelTable.ts';
import type { PairModel } from './pairModel.ts';

/** A pair of products (their indices) with its own points. */
export interface ScoredPair {
  a: number;
  b: number;
  points: number;
}

/** A rival with fewer points than this is none. */
export const NO_RIVAL = -3;
/** A lead beyond this tells no more. */
const MOST_LEAD = 3;
/** Two products of one business with so many points are the same: one is no rival of the other. */
const TWINS = 1.5;
/** Fewer points of its own than this do not count lower. */
const FEWEST_POINTS = -8;

/** How far a pair leads over the best other one that either product could make instead. */
export interface Lead {
  least: number;
  most: number;
}

/**
 * Measures for each pair how far it leads. A business seldom lists a thing twice, so whoever has a
 * better partner in the same business is probably not the same as this one. Partners that are the
 * same as each other are no rivals.
 * @param businessOf the business of each product, by index.
 */
export const leadsOf = (
  pairs: readonly ScoredPair[],
  businessOf: (product: number) => number,
): Lead[] => {
  const partners = new Map<number, { other: number; points: number }[]>();
  const twins = new Map<number, Set<number>>();
  const note = (product: number, other: number, points: number) => {
    const list = partners.get(product);
    if (list) list.push({ other, points });
    else partners.set(product, [{ other, points }]);
    if (points > TWINS && businessOf(product) === businessOf(other)) {
      const known = twins.get(product);
      if (known) known.add(other);
      else twins.set(product, new Set([other]));
    }
  };
  for (const { a, b, points } of pairs) {
    if (points <= NO_RIVAL) continue;
    note(a, b, points);
    note(b, a, points);
  }
  for (const list of partners.values()) list.sort((x, y) => y.points - x.points);
  const lead = (from: number, to: number, points: number) => {
    let rival = NO_RIVAL;
    for (const { other, points: theirs } of partners.get(from) ?? []) {
      if (other === to || businessOf(other) !== businessOf(to)) continue;
      if (twins.get(to)?.has(other)) continue;
      rival = theirs;
      break;
    }
    return Math.max(-MOST_LEAD, Math.min(MOST_LEAD, points - rival));
  };
  return pairs.map(({ a, b, points }) => {
    const [x, y] = [lead(a, b, points), lead(b, a, points)];
    return { least: Math.min(x, y), most: Math.max(x, y) };
  });
};

/** What rivals add, or what there being better ones takes away. */
export const leadPoints = ({ least, most }: Lead, { rivals }: PairModel = MODEL): number =>
  rivals.leastLead * least + rivals.mostLead * most;

/** The points of a pair among all others: the logarithm of the odds that both are one. */
export const withRivals = (points: number, lead: Lead, model: PairModel = MODEL): number =>
  model.rivals.start + model.rivals.own * Math.max(FEWEST_POINTS, points) + leadPoints(lead, model);
