/** The nearest products of one, best first: of other businesses, and of its own. */
export interface NearestLists {
  others: readonly number[];
  own: readonly number[];
}

/** How many of each list are compared. */
export interface NeighbourLimits {
  others: number;
  own: number;
}

/** As many as each product is compared with, unless that would be too many for all of them. */
export const USUAL_LIMITS: NeighbourLimits = { others: 20, own: 6 };
/** So many of other businesses are compared, whatever it takes. */
const FEWEST_OTHERS = 5;

const limitsOf = (others: number): NeighbourLimits => ({
  others,
  own: Math.ceil((others * USUAL_LIMITS.own) / USUAL_LIMITS.others),
});

/** How many lists have as many entries or more: at 0 all of them. */
const countsOf = (lists: readonly (readonly number[])[], most: number) => {
  const counts = new Array<number>(most + 1).fill(0);
  for (const { length } of lists)
    for (let size = Math.min(length, most); size >= 0; size--)
      counts[size] = (counts[size] ?? 0) + 1;
  return counts;
};

/**
 * The highest limits with which all products together have at most so many neighbours: the usual
 * ones wherever they fit. The nearest few of each product always stay.
 */
export const limitsWithin = (nearest: readonly NearestLists[], most: number): NeighbourLimits => {
  const others = countsOf(
    nearest.map(lists => lists.others),
    USUAL_LIMITS.others,
  );
  const own = countsOf(
    nearest.map(lists => lists.own),
    USUAL_LIMITS.own,
  );
  const sumTo = (counts: readonly number[], limit: number) =>
    counts.slice(1, limit + 1).reduce((sum, count) => sum + count, 0);
  let limits = USUAL_LIMITS;
  while (
    limits.others > FEWEST_OTHERS &&
    sumTo(others, limits.others) + sumTo(own, limits.own) > most
  )
    limits = limitsOf(limits.others - 1);
  return limits;
};
