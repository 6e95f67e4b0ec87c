/** Something that does not hold. */
export interface Problem {
  /** Which invariant. */
  invariant: string;
  /** What was seen, a sentence each. */
  found: string[];
}

/** @returns the problem of an invariant; null where it found nothing. */
export const problemOf = (invariant: string, found: readonly string[]): Problem | null =>
  found.length > 0 ? { invariant, found: [...found].slice(0, 8) } : null;
