import { decidingRound } from '@/domain/giveaways/drand.ts';
import { drawKey, drawMethodOf } from '@/domain/giveaways/drawKey.ts';
import { checkDraw, type DrawCheck, placesTaken } from '@/domain/giveaways/drawWinners.ts';
import { excludedAmong, hashOfExclusions } from '@/domain/giveaways/exclusions.ts';
import type { RankedEntry } from '@/domain/giveaways/rankEntries.ts';
import { verifiedRandomness } from '@/domain/giveaways/verifyBeacon.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import type { EntryList } from './readEntries.ts';

/** What repeating a draw found. */
export interface RepeatedDraw extends DrawCheck {
  /** The list of entries is the one that was drawn from. */
  entriesFit: boolean;
  /** Those whom it passed over as excluded are those who were excluded before the end. */
  exclusionsFit: boolean;
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
  const lists = { entriesHash, exclusionsHash: hashOfExclusions(giveaway) };
  const method = drawMethodOf(giveaway);
  if (method === 'seed') return seed;
  if (method === 'fallback' || !beaconSignature) return drawKey(seed, lists, null);
  const randomness = await verifiedRandomness(decidingRound(endsAt), beaconSignature);
  return randomness === null ? null : drawKey(seed, lists, randomness);
};

/** Whether a draw passed over, of those in its way, those who were excluded, and nobody else as such. */
const fitsExclusions = (giveaway: Giveaway, ranked: readonly RankedEntry[]) => {
  const listed = excludedAmong(giveaway, ranked);
  const passed = new Map((giveaway.excluded ?? []).map(({ entryId, reason }) => [entryId, reason]));
  return ranked.every(({ entry: { id } }) => {
    const reason = passed.get(id);
    const isPassed = reason === 'excluded' || reason === 'excludedAddress';
    return listed.get(id)?.reason === (isPassed ? reason : undefined);
  });
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
    exclusionsFit: fitsExclusions(giveaway, ranked),
    beaconFits: key !== null,
    total,
  };
};
