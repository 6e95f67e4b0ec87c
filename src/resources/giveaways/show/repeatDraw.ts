import { decidingRound } from '@/domain/giveaways/drand.ts';
import { drawKey, drawMethodOf } from '@/domain/giveaways/drawKey.ts';
import { checkDraw, type DrawCheck, placesTaken } from '@/domain/giveaways/drawWinners.ts';
import { verifiedRandomness } from '@/domain/giveaways/verifyBeacon.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import type { EntryList } from './readEntries.ts';

/** What repeating a draw found. */
export interface RepeatedDraw extends DrawCheck {
  /** The list of entries is the one that was drawn from. */
  entriesFit: boolean;
  /** The round is the one that follows the end, by the chain's public key; also where none decided. */
  beaconFits: boolean;
  total: number;
}

/** The key of a drawn giveaway; null where its round is not the chain's. */
export const keyOfDrawn = async (
  giveaway: Giveaway,
  seed: string,
  entriesHash: string,
): Promise<string | null> => {
  const { beaconSignature, endsAt } = giveaway;
  const method = drawMethodOf(giveaway);
  if (method === 'seed') return seed;
  if (method === 'fallback' || !beaconSignature) return drawKey(seed, entriesHash, null);
  const randomness = await verifiedRandomness(decidingRound(endsAt), beaconSignature);
  return randomness === null ? null : drawKey(seed, entriesHash, randomness);
};

/** Repeats a draw, redraws included, from what is stored. */
export const repeatDraw = async (
  giveaway: Giveaway,
  seed: string,
  { rank, total, hash }: Pick<EntryList, 'rank' | 'total' | 'hash'>,
): Promise<RepeatedDraw> => {
  const key = await keyOfDrawn(giveaway, seed, hash);
  const places = placesTaken(giveaway).size;
  const { ranked } = key === null ? { ranked: [] } : await rank(key, places);
  const { entriesHash } = giveaway;
  return {
    ...checkDraw(giveaway, ranked),
    entriesFit: (entriesHash ?? hash) === hash,
    beaconFits: key !== null,
    total,
  };
};
