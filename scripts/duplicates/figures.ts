import { pairId } from '../../src/domain/duplicates/pairId.ts';
import { VERDICTS, type Verdict } from '../../src/domain/duplicates/verdicts.ts';

/** A pair that was found, best first in a list of them. */
export interface FoundPair {
  products: readonly [string, string];
  verdict: Verdict;
}

/** How right a list of pairs is, in per cent. */
export interface Figures {
  verdict: Verdict;
  way: 'free' | 'one to one';
  pairs: number;
  precision: number;
  recall: number;
  f1: number;
}

/** Of pairs, best first, those whose products are in no better one. */
export const oneToOne = <T extends Pick<FoundPair, 'products'>>(pairs: readonly T[]): T[] => {
  const used = new Set<string>();
  return pairs.filter(({ products: [a, b] }) => {
    if (used.has(a) || used.has(b)) return false;
    used.add(a);
    used.add(b);
    return true;
  });
};

const share = (part: number, all: number) => (all === 0 ? 0 : (100 * part) / all);

/**
 * How right the pairs of each verdict, and of those before it, are: freely, and with each product
 * in one pair at most.
 * @param businessOf where all true pairs cross businesses, pairs within one are not judged.
 */
export const figuresOf = (
  found: readonly FoundPair[],
  truth: readonly (readonly [string, string])[],
  businessOf: (id: string) => string,
): Figures[] => {
  const crosses = ([a, b]: readonly [string, string]) => businessOf(a) !== businessOf(b);
  const onlyAcross = truth.length > 0 && truth.every(crosses);
  const counted = onlyAcross ? found.filter(({ products }) => crosses(products)) : found;
  const same = new Set(truth.map(([a, b]) => pairId(a, b)));
  return VERDICTS.flatMap((verdict, rank) => {
    const upTo = counted.filter(pair => VERDICTS.indexOf(pair.verdict) <= rank);
    return (['free', 'one to one'] as const).map(way => {
      const pairs = way === 'free' ? upTo : oneToOne(upTo);
      const right = pairs.filter(({ products: [a, b] }) => same.has(pairId(a, b))).length;
      return {
        verdict,
        way,
        pairs: pairs.length,
        precision: share(right, pairs.length),
        recall: share(right, same.size),
        f1: share(2 * right, pairs.length + same.size),
      };
    });
  });
};
