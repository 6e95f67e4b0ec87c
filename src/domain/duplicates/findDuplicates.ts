import type { ExchangeRates } from '../exchange/exchangeRates.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { type Comparing, measurePair } from './evidence.ts';
import { pairId } from './pairId.ts';
import { chanceOf } from './pairModel.ts';
import type { ComparableProduct, Profile } from './profile.ts';
import { type DuplicateReason, reasonsOf } from './reasons.ts';
import { type Lead, leadPoints, leadsOf, withRivals } from './rivals.ts';
import { scorePairs } from './scorePairs.ts';
import { familiesOf, type VariantFamily } from './variantFamilies.ts';
import { LEAST_CHANCE, verdictOf } from './verdict.ts';
import { rankOf, type Verdict } from './verdicts.ts';

/** Two products that may be the same, with the reasons. `id` is the pair's. */
export interface DuplicateCandidate {
  id: string;
  /** In the order in which the products were added. */
  products: [string, string];
  /** The chance that both are one, in per cent. */
  score: number;
  verdict: Verdict;
  /** Heaviest first. */
  reasons: DuplicateReason[];
  acrossBusinesses: boolean;
}

/** What a search found, and what it did. */
export interface DuplicateSearch {
  /** Surest first. */
  candidates: DuplicateCandidate[];
  /** Products that may be options of one, largest family first. */
  variants: VariantFamily[];
  /** How many products were looked at. */
  products: number;
  /** How many pairs were compared. */
  compared: number;
  /** Products with so many others alike that they were compared with the nearest ones only. */
  cutShort: number;
}

const candidate = (
  a: Profile,
  b: Profile,
  { lead, own }: { lead: Lead; own: number },
  comparing: Comparing,
  least: Readonly<Record<Verdict, number>>,
) => {
  const evidence = measurePair(a, b, comparing);
  const points = withRivals(own, lead);
  const verdict = verdictOf(evidence, points, least);
  if (!verdict) return null;
  const found: DuplicateCandidate = {
    id: pairId(a.id, b.id),
    products: [a.id, b.id],
    score: Math.round(chanceOf(points) * 10_000) / 100,
    verdict,
    reasons: reasonsOf(evidence, leadPoints(lead)),
    acrossBusinesses: a.business !== b.business,
  };
  return found;
};

/** Surest first; the order of equals is always the same. */
export const bySureness = (a: DuplicateCandidate, b: DuplicateCandidate): number =>
  b.score - a.score || (a.id < b.id ? -1 : 1);

/** Surest verdict first, and within each the surest. */
export const byVerdict = (a: DuplicateCandidate, b: DuplicateCandidate): number =>
  rankOf(a) - rankOf(b) || bySureness(a, b);

/**
 * Finds pairs among the products of a catalogue that may be the same.
 * @param decided ids of pairs that were judged not to be duplicates.
 * @param least the least chance of each verdict.
 * @param rates by which prices of different currencies are compared.
 */
export const searchCatalogue = (
  catalogue: Catalogue,
  decided: ReadonlySet<string> = new Set(),
  least: Readonly<Record<Verdict, number>> = LEAST_CHANCE,
  rates: readonly ExchangeRates[] = [],
): DuplicateSearch => {
  const { profiles, comparing } = catalogue.ready(rates);
  const { pairs, variants, compared, cutShort } = scorePairs(profiles, comparing);
  const idOf = (product: number) => profiles[product]?.id ?? '';
  const isOpen = ({ a, b }: { a: number; b: number }) => !decided.has(pairId(idOf(a), idOf(b)));
  const others = pairs.filter(({ a, b }) => idOf(a) !== idOf(b));
  // A pair that was judged stays a rival, so that judging one changes nothing about the others.
  const leads = leadsOf(others, product => profiles[product]?.business ?? 0);
  const candidates: DuplicateCandidate[] = [];
  others.forEach(({ a, b, points }, index) => {
    const [first, second, lead] = [profiles[a], profiles[b], leads[index]];
    if (!first || !second || !lead) return;
    const sameBarcode = first.barcode !== '' && first.barcode === second.barcode;
    if (!sameBarcode && chanceOf(withRivals(points, lead)) < least.possible) return;
    if (!isOpen({ a, b })) return;
    const found = candidate(first, second, { lead, own: points }, comparing, least);
    if (found) candidates.push(found);
  });
  return {
    candidates: candidates.sort(bySureness),
    variants: familiesOf(
      variants.filter(isOpen).map(({ a, b, differs }) => ({
        products: [idOf(a), idOf(b)] as const,
        differs,
      })),
    ),
    products: profiles.length,
    compared,
    cutShort,
  };
};

/** The same for products that are all there already. */
export const findDuplicates = (
  products: readonly ComparableProduct[],
  decided?: ReadonlySet<string>,
): DuplicateSearch => {
  const catalogue = createCatalogue();
  catalogue.add(products);
  return searchCatalogue(catalogue, decided);
};

/** Two products as a candidate, without the rest of the catalogue; null where too little speaks for it. */
export const candidateOf = (
  a: ComparableProduct,
  b: ComparableProduct,
): DuplicateCandidate | null => findDuplicates([a, b]).candidates[0] ?? null;
