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

/**
 * The key that tickets are made with. Whoever knows the seed knows nothing of it until nobody can
 * enter any more; whoever could choose the round would still not know the seed.
 * @param randomness of the round; null where it did not come.
 */
export const drawKey = (seed: string, entriesHash: string, randomness: string | null): string =>
  sha256Hex(
    randomness === null ? `${seed}:${entriesHash}` : `${seed}:${entriesHash}:${randomness}`,
  );
