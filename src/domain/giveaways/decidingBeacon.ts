import { decidingRound, FALLBACK_AFTER, roundTime } from './drand.ts';
import { DrawError } from './drawWinners.ts';
import { verifiedRandomness } from './verifyBeacon.ts';

/** A round that was verified. */
export interface Beacon {
  signature: string;
  randomness: string;
}

/**
 * The round that decides the draw of a giveaway that ended.
 * @param load asks for a round: null where it has not come; rejects where nothing can be reached.
 * @returns null where it did not come for a week: then the draw goes without.
 * @throws DrawError where it has to be waited for, or is not the chain's.
 */
export const decidingBeacon = async (
  endsAt: Date,
  now: Date,
  load: (round: number) => Promise<string | null>,
): Promise<Beacon | null> => {
  const round = decidingRound(endsAt);
  if (roundTime(round) > now) throw new DrawError('beaconLate');
  const isOverdue = endsAt.getTime() + FALLBACK_AFTER <= now.getTime();
  const signature = await load(round).catch(() => undefined);
  if (signature === undefined || signature === null) {
    if (isOverdue) return null;
    throw new DrawError(signature === null ? 'beaconLate' : 'beaconUnreachable');
  }
  const randomness = await verifiedRandomness(round, signature);
  if (randomness === null) throw new DrawError('beaconWrong');
  return { signature, randomness };
};
