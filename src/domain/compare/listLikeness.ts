/**
 * Share of entries that two lists have in common (Dice's coefficient), from 0 to 1; 0 where one is
 * empty. Both lists are sorted and without repetition.
 */
export const listLikeness = <T extends string | number>(
  a: readonly T[],
  b: readonly T[],
): number => {
  if (a.length === 0 || b.length === 0) return 0;
  let [i, j, common] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left === undefined || right === undefined) break;
    if (left === right) common++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return (2 * common) / (a.length + b.length);
};
