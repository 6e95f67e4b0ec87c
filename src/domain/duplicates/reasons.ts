import { EVIDENCE, type EvidenceKind } from './evidence.ts';
import { pointsOf } from './pairModel.ts';

/** What speaks for or against two products being the same, as people speak of it. */
export const REASON_KINDS = [
  'barcode',
  'sku',
  'code',
  'title',
  'numbers',
  'measures',
  'sizes',
  'colours',
  'qualifiers',
  'accessories',
  'brand',
  'price',
  'description',
  'category',
  'rivals',
] as const;

/** One of these reasons. */
export type ReasonKind = (typeof REASON_KINDS)[number];

/** One piece of evidence, in points; below zero it speaks against. */
export interface DuplicateReason {
  kind: ReasonKind;
  /** Tenths of the logarithm of odds, whole. */
  points: number;
  /** How alike, from 0 to 1, where that is a matter of degree (title, price). */
  likeness?: number;
}

/** Several measurements are of the title; people are told of one. */
const REASON_OF: Readonly<Partial<Record<EvidenceKind, ReasonKind>>> = {
  title: 'title',
  contained: 'title',
  mentioned: 'title',
  oddBoth: 'title',
  oddEither: 'title',
  letters: 'title',
  shared: 'title',
  swapped: 'title',
  barcode: 'barcode',
  sku: 'sku',
  code: 'code',
  numbers: 'numbers',
  measures: 'measures',
  sizes: 'sizes',
  colours: 'colours',
  qualifiers: 'qualifiers',
  accessories: 'accessories',
  brand: 'brand',
  price: 'price',
  description: 'description',
  category: 'category',
};

const TENTHS = 10;
/** Fewer points are not worth a word, and neither is what is only missing. */
const LEAST_POINTS = 2;

/** The reasons behind a pair's points, heaviest first. */
export const reasonsOf = (evidence: readonly number[], rivals: number): DuplicateReason[] => {
  const points = pointsOf(evidence);
  const sums = new Map<ReasonKind, number>();
  EVIDENCE.forEach((kind, index) => {
    const reason = REASON_OF[kind];
    if (!reason || Number.isNaN(evidence[index])) return;
    sums.set(reason, (sums.get(reason) ?? 0) + (points[index] ?? 0));
  });
  sums.set('rivals', rivals);
  const likenessOf = (kind: ReasonKind) => {
    if (kind !== 'title' && kind !== 'price' && kind !== 'description') return {};
    const measured = evidence[EVIDENCE.indexOf(kind)] ?? Number.NaN;
    return Number.isNaN(measured) ? {} : { likeness: Math.round(measured * 1000) / 1000 };
  };
  return [...sums]
    .map(([kind, sum]) => ({ kind, points: Math.round(sum * TENTHS), ...likenessOf(kind) }))
    .filter(({ points: rounded }) => Math.abs(rounded) >= LEAST_POINTS)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
};
