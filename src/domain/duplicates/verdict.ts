import { EVIDENCE, type EvidenceKind } from './evidence.ts';
import { chanceOf } from './pairModel.ts';
import type { Verdict } from './verdicts.ts';

/**
 * The least chance of each verdict, from 0 to 1. Below `possible` more is lost in wrong pairs than
 * won in right ones, on every labelled set alike (`npm run bench duplicates`).
 */
export const LEAST_CHANCE: Readonly<Record<Verdict, number>> = {
  sure: 0.95,
  likely: 0.5,
  possible: 0.12,
};

/** A rare model code in common, with prices no further apart than this. */
const SAME_CODE = 4;
const FAIR_PRICE = 0.8;
/** Without barcode and code, what is called sure needs more, and a price that fits. */
const SURE_WITHOUT_CODE = 0.97;
const NEAR_PRICE = 0.85;
/** Titles less alike than this are of different things, whatever the barcode says. */
const UNLIKE_TITLE = 0.2;

/** Where these are -1, something is said that cannot be true of one product. */
const CONTRADICTING: readonly EvidenceKind[] = [
  'code',
  'numbers',
  'measures',
  'colours',
  'sizes',
  'barcode',
  'brand',
];

/**
 * The verdict on a pair by its points (rivals included); null where too little speaks for it. An
 * equal barcode is always worth a look, and never decides about titles that are quite unlike.
 */
export const verdictOf = (
  evidence: readonly number[],
  points: number,
  least: Readonly<Record<Verdict, number>> = LEAST_CHANCE,
): Verdict | null => {
  const of = (kind: EvidenceKind) => evidence[EVIDENCE.indexOf(kind)] ?? Number.NaN;
  const chance = chanceOf(points);
  const sameBarcode = of('barcode') >= 1;
  if (chance < least.possible) return sameBarcode ? 'possible' : null;
  if (sameBarcode && of('title') < UNLIKE_TITLE) return 'possible';
  const contradicted = CONTRADICTING.some(kind => of(kind) === -1);
  const backed =
    of('barcode') === 2 ||
    (of('code') === SAME_CODE && of('price') >= FAIR_PRICE) ||
    (chance >= SURE_WITHOUT_CODE && of('price') >= NEAR_PRICE);
  if (chance >= least.sure && backed && !contradicted) return 'sure';
  return chance >= least.likely ? 'likely' : 'possible';
};
