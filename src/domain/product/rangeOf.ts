/** @returns the least and the most of numbers; null where there are none. */
export const rangeOf = (all: readonly number[]): { from: number; to: number } | null => {
  if (all.length === 0) return null;
  // A product may have thousands of variants: too many to be spread as arguments in every browser.
  return all.reduce(({ from, to }, one) => ({ from: Math.min(from, one), to: Math.max(to, one) }), {
    from: Number.POSITIVE_INFINITY,
    to: Number.NEGATIVE_INFINITY,
  });
};
