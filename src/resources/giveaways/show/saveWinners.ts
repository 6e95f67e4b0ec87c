import { exportFileName } from '@/components/export/exportSettings.ts';
import { saveCsv } from '@/components/export/saveCsv.ts';
import { decidingRound } from '@/domain/giveaways/drand.ts';
import { drawMethodOf } from '@/domain/giveaways/drawKey.ts';
import { hashOfExclusions } from '@/domain/giveaways/exclusions.ts';
import { ticketOf } from '@/domain/giveaways/rankEntries.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { csvText } from '@/domain/text/csv.ts';
import { keyOfDrawn } from './repeatDraw.ts';

const HEADINGS = [
  'giveaway',
  'place',
  'entryId',
  'name',
  'drawnAt',
  'replaces',
  'reason',
  'ticket',
  'seed',
  'seedCommitment',
  'entriesHash',
  'round',
  'beaconSignature',
  'exclusionsHash',
];

/**
 * The winners as CSV, with all that is needed to check the draw without this console.
 * @param key what tickets are made with; null where it is not known, or the round is not the chain's.
 */
export const winnersCsv = (giveaway: Giveaway, key: string | null): string => {
  const { drawSeed, seedCommitment, entriesHash, beaconSignature } = giveaway;
  const isByRound = drawMethodOf(giveaway) !== 'seed';
  const rows = giveaway.winners.map((winner, index) => [
    giveaway.id,
    index + 1,
    winner.entryId,
    winner.name,
    winner.drawnAt.toISOString(),
    winner.replaces,
    winner.reason,
    key === null ? null : ticketOf(key, winner.entryId),
    drawSeed,
    seedCommitment,
    entriesHash,
    isByRound ? decidingRound(giveaway.endsAt) : null,
    beaconSignature,
    hashOfExclusions(giveaway),
  ]);
  return csvText([HEADINGS, ...rows]);
};

/** Lets the browser save the winners as CSV. */
export const saveWinners = async (giveaway: Giveaway): Promise<void> => {
  const { drawSeed, entriesHash } = giveaway;
  const key = drawSeed === null ? null : await keyOfDrawn(giveaway, drawSeed, entriesHash ?? '');
  saveCsv(winnersCsv(giveaway, key), exportFileName(`winners ${giveaway.title}`, new Date()));
};
