import { serverTime, type Write } from '../write.ts';

/** The id of a pair, whichever of the two comes first. */
export const pairId = (a: string, b: string): string => [a, b].sort().join('~');

/** The write that remembers that two products are not the same, so that nobody is asked again. */
export const notDuplicatesWrite = (a: string, b: string, decidedBy: string): Write => ({
  type: 'create',
  collection: 'duplicateDecisions',
  id: pairId(a, b),
  data: { products: [a, b].sort(), decidedAt: serverTime(), decidedBy },
});
