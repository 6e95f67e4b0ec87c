/** The id of a pair, whichever of the two comes first. */
export const pairId = (a: string, b: string): string => [a, b].sort().join('~');
