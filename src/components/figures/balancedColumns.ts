/**
 * In how many columns tiles can stand so that at most one place is empty: with room for three, four tiles
 * stand in two pairs, not in a row with one below it.
 * @param count of tiles. @returns from one column on, rising.
 */
export const balancedColumns = (count: number): number[] =>
  Array.from({ length: Math.max(1, count) }, (_, at) => at + 1).filter(
    columns => (columns - (count % columns)) % columns <= 1,
  );
