import { type Claims, isTaken } from './ClaimsContext.ts';

/**
 * Parts what is done to many items at once from what is left to somebody else who has it.
 * @param targetOf what is claimed of an item; null where nobody can have it.
 */
export const splitTaken = <T>(
  claims: Claims | null,
  items: readonly T[],
  targetOf: (item: T) => string | null,
): { free: T[]; taken: T[] } => {
  const free: T[] = [];
  const taken: T[] = [];
  for (const item of items) {
    const target = targetOf(item);
    (target !== null && isTaken(claims, target) ? taken : free).push(item);
  }
  return { free, taken };
};
