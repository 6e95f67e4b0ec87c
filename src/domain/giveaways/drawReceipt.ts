import type { Giveaway } from '../schemas/giveaway.ts';
import { decidingRound, QUICKNET } from './drand.ts';
import { type DrawMethod, drawMethodOf } from './drawKey.ts';
import { sealedExclusions } from './exclusions.ts';
import { hashOfEntries, type SealedEntry } from './sealEntries.ts';

/**
 * All that is needed to repeat a draw without this console: `docs/verify-draw.html` does, offline.
 * Nobody's address is in it.
 */
export interface DrawReceipt {
  /** The second knows who was excluded: where nobody was, the first says all there is. */
  format: 'giveaway-draw/1' | 'giveaway-draw/2';
  method: DrawMethod;
  giveaway: { id: string; title: string; startsAt: Date; endsAt: Date; numberOfWinners: number };
  seedCommitment: string | null;
  seed: string | null;
  /** Each `[id, person]`, sorted by id. */
  entries: [string, string][];
  entriesHash: string;
  beacon: { chain: string; publicKey: string; round: number; signature: string } | null;
  /** Who was excluded before the end and stayed so, sorted by id; left out where nobody was. */
  exclusions?: { entryId: string; reason: string; at: Date }[];
  /** Who was passed over, and why; `account` is the other one of the address that was the reason. */
  excluded: { entryId: string; reason: string; account?: string; at: Date }[];
  /** In the order they were drawn; a later one takes the place of whom it replaces. */
  winners: { entryId: string; drawnAt: Date; replaces: string | null; reason: string | null }[];
}

/** The receipt of a drawn giveaway. @param entries all of them, sealed. */
export const drawReceipt = (giveaway: Giveaway, entries: readonly SealedEntry[]): DrawReceipt => {
  const { id, title, startsAt, endsAt, numberOfWinners, beaconSignature } = giveaway;
  const { chain, publicKey } = QUICKNET;
  const exclusions = sealedExclusions(giveaway);
  const isAnybodyExcluded = exclusions.length > 0;
  return {
    format: isAnybodyExcluded ? 'giveaway-draw/2' : 'giveaway-draw/1',
    method: drawMethodOf(giveaway),
    giveaway: { id, title, startsAt, endsAt, numberOfWinners },
    seedCommitment: giveaway.seedCommitment,
    seed: giveaway.drawSeed,
    entries: entries.map(entry => [entry.id, entry.person]),
    entriesHash: hashOfEntries(entries),
    beacon: beaconSignature
      ? { chain, publicKey, round: decidingRound(endsAt), signature: beaconSignature }
      : null,
    ...(isAnybodyExcluded && { exclusions }),
    excluded: (giveaway.excluded ?? []).map(({ entryId, reason, account, at }) => ({
      entryId,
      reason,
      ...(account && { account }),
      at,
    })),
    winners: giveaway.winners.map(({ entryId, drawnAt, replaces, reason }) => ({
      entryId,
      drawnAt,
      replaces: replaces ?? null,
      reason: reason ?? null,
    })),
  };
};
