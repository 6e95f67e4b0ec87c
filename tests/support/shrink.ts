/** Steps without those of one part. */
const without = <T>(steps: readonly T[], from: number, count: number) => [
  ...steps.slice(0, from),
  ...steps.slice(from + count),
];

/**
 * The shortest steps found that still fail, by taking parts away: halves first, single steps last.
 * @param fails replays steps; true where they fail in the same way.
 * @param budget most replays. Where it ends, the shortest steps found so far are the result.
 */
export const shrink = async <T>(
  steps: readonly T[],
  fails: (steps: readonly T[]) => Promise<boolean>,
  budget: number,
): Promise<T[]> => {
  let best = [...steps];
  let left = budget;
  let size = Math.ceil(best.length / 2);
  while (size >= 1 && left > 0) {
    let removed = false;
    // From the end: what comes before is more often what led there. The last step is the one that failed.
    for (let from = best.length - 1 - size; from > -size && left > 0; from -= size) {
      const start = Math.max(0, from);
      const count = Math.min(size, from + size - start);
      const shorter = without(best, start, count);
      if (shorter.length === 0 || shorter.length === best.length) continue;
      left--;
      if (await fails(shorter)) {
        best = shorter;
        removed = true;
      }
    }
    if (!removed || size > 1) {
      if (size === 1) break;
      size = Math.floor(size / 2);
    }
  }
  return best;
};
