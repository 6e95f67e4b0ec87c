import { EVIDENCE, type EvidenceKind, LATE_EVIDENCE } from './evidence.ts';
import { MODEL } from './modelTable.ts';

/** What one kind of evidence tells: points for each range of its value, and for nothing known. */
export interface EvidenceTable {
  kind: EvidenceKind;
  /** Where the ranges meet, ascending. */
  edges: readonly number[];
  /** Points of each range, one more than edges: logarithms of the odds. */
  points: readonly number[];
  unknown: number;
}

/** Everything the detector knows, learnt offline by `scripts/duplicates/learn.ts`. */
export interface PairModel {
  start: number;
  tables: readonly EvidenceTable[];
  /** How the pair's own points and the lead over its rivals make the score. */
  rivals: { start: number; own: number; leastLead: number; mostLead: number };
}

const pointsIn = ({ edges, points, unknown }: EvidenceTable, value: number) => {
  if (Number.isNaN(value)) return unknown;
  let range = 0;
  while (range < edges.length && value >= (edges[range] ?? 0)) range++;
  return points[range] ?? 0;
};

/** The points of each piece of evidence, in the order of `EVIDENCE`. */
export const pointsOf = (evidence: readonly number[], model: PairModel = MODEL): number[] =>
  EVIDENCE.map((_, index) => {
    const table = model.tables[index];
    return table ? pointsIn(table, evidence[index] ?? Number.NaN) : 0;
  });

/** A pair's own points, whatever else there is: the logarithm of the odds that both are one. */
export const ownPoints = (evidence: ArrayLike<number>, model: PairModel = MODEL): number => {
  let sum = model.start;
  for (let index = 0; index < model.tables.length; index++) {
    const table = model.tables[index];
    if (table) sum += pointsIn(table, evidence[index] ?? Number.NaN);
  }
  return sum;
};

const isLate = ({ kind }: EvidenceTable) => LATE_EVIDENCE.has(kind);
const mostOf = ({ points, unknown }: EvidenceTable) => Math.max(unknown, ...points);

/** The most points that a pair can have by what is measured late. */
export const mostLate = ({ tables }: PairModel = MODEL): number =>
  tables.filter(isLate).reduce((sum, table) => sum + mostOf(table) - table.unknown, 0);

/** The chance, from 0 to 1, that the logarithm of odds stands for. */
export const chanceOf = (points: number): number => 1 / (1 + Math.exp(-points));
