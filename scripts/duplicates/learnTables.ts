import { EVIDENCE, type EvidenceKind } from '../../src/domain/duplicates/evidence.ts';
import type { EvidenceTable } from '../../src/domain/duplicates/pairModel.ts';

/** A pair whose answer is known. */
export interface Example {
  evidence: readonly number[];
  /** 1 where both are one product. */
  same: 0 | 1;
  /** How much it counts: every set counts alike, however many pairs it has. */
  weight: number;
  /** Which set it is from: how many pairs are the same differs, and must not look like evidence. */
  set: number;
}

/**
 * Set by hand, since no public set has barcodes, SKUs or categories: an equal valid barcode nearly
 * decides, another one speaks against it, though one article may have several.
 */
const BY_HAND: Readonly<Partial<Record<EvidenceKind, EvidenceTable>>> = {
  barcode: { kind: 'barcode', edges: [-0.5, 0.5, 1.5], points: [-2.5, 0, 3, 5.5], unknown: 0 },
  sku: { kind: 'sku', edges: [-0.5, 0.5], points: [-1.5, 0, 3], unknown: 0 },
  category: { kind: 'category', edges: [0.5], points: [-0.3, 0.3], unknown: 0 },
};

/** Fields that a whole shop may lack: that it does so tells nothing about a pair. */
const OF_THE_SHOP: ReadonlySet<EvidenceKind> = new Set(['brand', 'price', 'description']);

/** Evidence of which more can only speak against; all other only for. */
const AGAINST: ReadonlySet<EvidenceKind> = new Set([
  'qualifiers',
  'oddBoth',
  'oddEither',
  'swapped',
]);
const RANGES = 14;
/** A same pair counts so much more when ranges are cut: there are few, and they matter. */
const SAME_COUNTS = 40;
const FEW_VALUES = 8;
const ROUNDS = 120;
const STEP = 0.3;
/** Ranges with little weight are drawn to 0. */
const CAUTION = 8;
const SHRINK = 0.2;

const rangeOf = (edges: readonly number[], value: number) => {
  let range = 0;
  while (range < edges.length && value >= (edges[range] ?? 0)) range++;
  return range;
};

const edgesOf = (examples: readonly Example[], index: number): number[] => {
  const known = examples
    .map(({ evidence, same, weight }) => ({
      value: evidence[index] ?? Number.NaN,
      weight: weight * (same ? SAME_COUNTS : 1),
    }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => a.value - b.value);
  const values = [...new Set(known.map(({ value }) => value))];
  if (values.length <= FEW_VALUES)
    return values.slice(1).map((value, at) => (value + (values[at] ?? 0)) / 2);
  const all = known.reduce((sum, { weight }) => sum + weight, 0);
  const edges: number[] = [];
  let [passed, next] = [0, 1];
  for (const { value, weight } of known) {
    passed += weight;
    if (passed < (all * next) / RANGES) continue;
    while (passed >= (all * next) / RANGES) next++;
    const edge = Number(value.toPrecision(2));
    if (edge !== edges.at(-1) && edge > (values[0] ?? 0)) edges.push(edge);
  }
  return edges;
};

/** The nearest points that never fall (pool adjacent violators). */
const rising = (points: readonly number[], weights: readonly number[]): number[] => {
  const blocks: { value: number; weight: number; length: number }[] = [];
  points.forEach((value, index) => {
    blocks.push({ value, weight: (weights[index] ?? 0) + 1e-6, length: 1 });
    for (;;) {
      const [before, last] = blocks.slice(-2);
      if (!before || !last || before.value <= last.value) break;
      const weight = before.weight + last.weight;
      const pooled = (before.value * before.weight + last.value * last.weight) / weight;
      blocks.splice(-2, 2, { value: pooled, weight, length: before.length + last.length });
    }
  });
  return blocks.flatMap(({ value, length }) => Array.from({ length }, () => value));
};

/**
 * Learns the points of every range of every kind of evidence: an additive logistic model, fitted
 * range by range (Newton steps), such that more evidence for never counts less.
 */
export const learnTables = (
  examples: readonly Example[],
): { start: number; tables: EvidenceTable[] } => {
  const edges = EVIDENCE.map((_, index) => edgesOf(examples, index));
  // Place 0 is for nothing known.
  const points = edges.map(list => Array.from({ length: list.length + 2 }, () => 0));
  const places = examples.map(({ evidence }) =>
    edges.map((list, index) => {
      const value = evidence[index] ?? Number.NaN;
      return Number.isNaN(value) ? 0 : rangeOf(list, value) + 1;
    }),
  );
  const starts = examples.reduce<number[]>((list, { set }) => {
    list[set] = -3;
    return list;
  }, []);
  const scores = Float64Array.from(examples, ({ set }) => starts[set] ?? 0);
  const slopes = (placeOf: (example: number) => number, length: number) => {
    const gradient = Array.from({ length }, () => 0);
    const curvature = Array.from({ length }, () => 0);
    examples.forEach(({ same, weight }, example) => {
      const chance = 1 / (1 + Math.exp(-(scores[example] ?? 0)));
      const place = placeOf(example);
      gradient[place] = (gradient[place] ?? 0) + weight * (same - chance);
      curvature[place] = (curvature[place] ?? 0) + weight * chance * (1 - chance);
    });
    return { gradient, curvature };
  };
  for (let round = 0; round < ROUNDS; round++) {
    const setOf = (example: number) => examples[example]?.set ?? 0;
    const all = slopes(setOf, starts.length);
    const shifts = starts.map(
      (_, set) => (STEP * (all.gradient[set] ?? 0)) / ((all.curvature[set] ?? 0) + 1),
    );
    shifts.forEach((shift, set) => {
      starts[set] = (starts[set] ?? 0) + shift;
    });
    for (let example = 0; example < scores.length; example++)
      scores[example] = (scores[example] ?? 0) + (shifts[setOf(example)] ?? 0);
    EVIDENCE.forEach((kind, index) => {
      if (BY_HAND[kind]) return;
      const before = points[index] ?? [];
      const placeOf = (example: number) => places[example]?.[index] ?? 0;
      const { gradient, curvature } = slopes(placeOf, before.length);
      const moved = before.map(
        (value, place) =>
          value +
          (STEP * ((gradient[place] ?? 0) - CAUTION * SHRINK * value)) /
            ((curvature[place] ?? 0) + CAUTION),
      );
      const sign = AGAINST.has(kind) ? -1 : 1;
      const ordered = rising(
        moved.slice(1).map(value => value * sign),
        curvature.slice(1),
      ).map(value => value * sign);
      const after = [OF_THE_SHOP.has(kind) ? 0 : (moved[0] ?? 0), ...ordered];
      points[index] = after;
      for (let example = 0; example < scores.length; example++) {
        const place = placeOf(example);
        scores[example] = (scores[example] ?? 0) + (after[place] ?? 0) - (before[place] ?? 0);
      }
    });
  }
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    start: round(starts.reduce((sum, start) => sum + start, 0) / starts.length),
    tables: EVIDENCE.map(
      (kind, index) =>
        BY_HAND[kind] ?? {
          kind,
          edges: edges[index] ?? [],
          points: (points[index] ?? []).slice(1).map(round),
          unknown: round(points[index]?.[0] ?? 0),
        },
    ),
  };
};
