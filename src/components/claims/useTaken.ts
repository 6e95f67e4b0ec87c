import { isKnown, useClaims } from './ClaimsContext.ts';
import { splitTaken } from './splitTaken.ts';

/**
 * Of many items, live: what is left to somebody else who has it, what is free, and whether that is
 * known yet.
 * @param targetOf as `splitTaken` takes it.
 */
export const useTaken = <T>(items: readonly T[], targetOf: (item: T) => string | null) => {
  const claims = useClaims();
  return { ...splitTaken(claims, items, targetOf), known: isKnown(claims) };
};
