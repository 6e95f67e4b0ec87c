import { sha256Hex } from './drawSeed.ts';

/**
 * What a draw goes by. `beacon`: the seed, the sealed list and a round of drand together. `fallback`:
 * the round did not come for a week, so the seed and the list alone. `seed`: giveaways that were bound
 * before rounds were used.
 */
export type DrawMethod = 'beacon' | 'fallback' | 'seed';

/** What is public of a draw besides its seed. */
export interface DrawProofParts {
  beaconChain?: string | null;
  entriesHash?: string | null;
  beaconSignature?: string | null;
}

/** What a drawn giveaway went by. */
export const drawMethodOf = ({ beaconChain, beaconSignature }: DrawProofParts): DrawMethod => {
  if ((beaconChain ?? null) === null) return 'seed';
  return (beaconSignature ?? null) === null ? 'fallback' : 'beacon';
};

/** The lists that are sealed for a draw. */
export interface SealedLists {
  entriesHash: string;
  /** Of who is excluded; null where nobody is. */
  exclusionsHash: string | null;
}

/**
 * The key that tickets are made with. Whoever knows the seed knows nothing of it until nobody can
 * enter any more; whoever could choose the round would still not know the seed.
 *
 * Without a round, whoever knows the seed could try whose exclusion gives the order they want; so
 * there it depends on the entries alone, and excluding somebody takes them out and nothing else.
 * @param randomness of the round; null where it did not come.
 */
export const drawKey = (
  seed: string,
  { entriesHash, exclusionsHash }: SealedLists,
  randomness: string | null,
): string =>
  sha256Hex(
    [seed, entriesHash, ...(randomness === null ? [] : [exclusionsHash, randomness])]
      .filter(part => part !== null)
      .join(':'),
  );
