const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 5, 9);

/** A day of the examples' year, the `n`th of it. */
export const day = (n: number): Date => new Date(FIRST_DAY + n * DAY);

/** The element of a list at `n`, from its beginning again where the list ends. */
export const pick = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
};

/** `size` rows by id: `p001`, `p002` and so on. */
export const makeRows = <T extends object>(
  size: number,
  letter: string,
  make: (n: number) => T,
): Record<string, T> =>
  Object.fromEntries(
    Array.from({ length: size }, (_, n) => [`${letter}${String(n + 1).padStart(3, '0')}`, make(n)]),
  );

/** The ids that `makeRows` gives. */
export const idOf = (letter: string, n: number, size: number): string =>
  `${letter}${String((n % size) + 1).padStart(3, '0')}`;
