import { createCatalogue } from '../../src/domain/duplicates/catalogue.ts';
import { measurePair } from '../../src/domain/duplicates/evidence.ts';
import { neighboursOf } from '../../src/domain/duplicates/neighbours.ts';
import { pairId } from '../../src/domain/duplicates/pairId.ts';
import { chanceOf, ownPoints, type PairModel } from '../../src/domain/duplicates/pairModel.ts';
import type { ComparableProduct } from '../../src/domain/duplicates/profile.ts';
import { leadsOf } from '../../src/domain/duplicates/rivals.ts';
import { type Example, learnTables } from './learnTables.ts';

/** Products of several businesses, and which of them are the same. */
export interface LearningSet {
  products: ComparableProduct[];
  same: [string, string][];
  /** A catalogue nearly without duplicates, to learn what must not be taken for one. */
  quiet?: boolean;
}

interface Measured {
  pairs: { a: number; b: number; across: boolean; evidence: readonly number[]; same: 0 | 1 }[];
  businessOf: (product: number) => number;
  /** How much one pair counts. */
  weight: number;
}

/** What all pairs of a set weigh together, counted in same pairs. */
const SET_WEIGHT = 1000;
/** Of the same pairs, the share whose second product is taken out in the sparse copy of a set. */
const SPARSE = 3;
/** How much the sparse copy counts beside the set. */
const SPARSE_WEIGHT = 0.4;
/** How much a pair of a quiet catalogue counts. */
const QUIET_WEIGHT = 0.5;

/**
 * The same set where two in three products have lost their partner: in most catalogues few
 * products are there twice, so being the best that is left must not count as proof.
 */
const sparse = ({ products, same }: LearningSet): LearningSet => {
  const lost = new Set(same.filter((_, index) => index % SPARSE !== 0).map(([, second]) => second));
  return {
    products: products.filter(({ id }) => !lost.has(id)),
    same: same.filter(([, second]) => !lost.has(second)),
  };
};

const measure = ({ products, same, quiet }: LearningSet, share = 1): Measured => {
  const catalogue = createCatalogue();
  catalogue.add(products);
  const { profiles, comparing } = catalogue.ready();
  const truth = new Set(same.map(([a, b]) => pairId(a, b)));
  const businessOf = (product: number) => profiles[product]?.business ?? 0;
  const pairs = neighboursOf(profiles, comparing).of.flatMap((others, a) =>
    [...others].flatMap(b => {
      const [first, second] = [profiles[a], profiles[b]];
      if (!first || !second) return [];
      return {
        a,
        b,
        across: first.business !== second.business,
        evidence: measurePair(first, second, comparing),
        same: truth.has(pairId(first.id, second.id)) ? (1 as const) : (0 as const),
      };
    }),
  );
  return {
    pairs,
    businessOf,
    weight: quiet ? QUIET_WEIGHT : (share * SET_WEIGHT) / Math.max(1, same.length),
  };
};

const ROUNDS = 400;
const STEP = 0.4;

/** Fits how a pair's own points and its leads make the odds. */
const learnRivals = (rows: readonly { x: number[]; same: 0 | 1; weight: number }[]): number[] => {
  const coefficients = [0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = [0, 0, 0, 0];
    const curvature = [1, 1, 1, 1];
    for (const { x, same, weight } of rows) {
      const points = x.reduce((sum, value, index) => sum + value * (coefficients[index] ?? 0), 0);
      const chance = chanceOf(points);
      x.forEach((value, index) => {
        gradient[index] = (gradient[index] ?? 0) + weight * (same - chance) * value;
        curvature[index] = (curvature[index] ?? 0) + weight * chance * (1 - chance) * value * value;
      });
    }
    coefficients.forEach((value, index) => {
      coefficients[index] =
        value + (STEP * ((gradient[index] ?? 0) - 0.5 * value)) / (curvature[index] ?? 1);
    });
  }
  return coefficients;
};

/** Learns the tables, and what rivals count, from sets whose same pairs cross the businesses. */
export const learnModel = (sets: readonly LearningSet[]): PairModel => {
  const measured = sets.flatMap(set =>
    set.quiet ? [measure(set)] : [measure(set), measure(sparse(set), SPARSE_WEIGHT)],
  );
  const examples = measured.flatMap(({ pairs, weight }, set): Example[] =>
    pairs.flatMap(({ across, evidence, same }) => (across ? { evidence, same, weight, set } : [])),
  );
  const learnt = {
    ...learnTables(examples),
    rivals: { start: 0, own: 1, leastLead: 0, mostLead: 0 },
  };
  const rows = measured.flatMap(({ pairs, businessOf, weight }) => {
    const scored = pairs.map(({ a, b, evidence }) => ({
      a,
      b,
      points: ownPoints(evidence, learnt),
    }));
    const leads = leadsOf(scored, businessOf);
    return pairs.flatMap(({ across, same }, index) => {
      const lead = leads[index];
      if (!across || !lead) return [];
      const own = Math.max(-8, scored[index]?.points ?? -8);
      return { x: [1, own, lead.least, lead.most], same, weight };
    });
  });
  const [start = 0, own = 1, leastLead = 0, mostLead = 0] = learnRivals(rows).map(
    value => Math.round(value * 100) / 100,
  );
  return { ...learnt, rivals: { start, own, leastLead, mostLead } };
};
