import { createHash } from 'node:crypto';

/** A number that says nothing but is the same for the same text, from 0 to before 2^32. */
const numberOf = (text: string) =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16);

/**
 * About one in `part` of the items, the same ones for the same seed.
 * @param part 1 for all.
 */
export const sampleOf = <T>(items: readonly T[], part: number, seed: string): T[] =>
  items.filter((_, index) => numberOf(`${seed}:${index}`) % part === 0);

/** The seed of a version of some files: another one looks at other mutants. */
export const seedOf = (texts: readonly string[]): string => `${numberOf(texts.join('\n'))}`;
