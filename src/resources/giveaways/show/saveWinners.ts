import { exportFileName } from '@/components/export/exportSettings.ts';
import { saveCsv } from '@/components/export/saveCsv.ts';
import { ticketOf } from '@/domain/giveaways/rankEntries.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { csvText } from '@/domain/text/csv.ts';

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
];

/** The winners as CSV, with all that is needed to check the draw without this console. */
export const winnersCsv = (giveaway: Giveaway): string => {
  const { drawSeed, seedCommitment } = giveaway;
  const rows = giveaway.winners.map((winner, index) => [
    giveaway.id,
    index + 1,
    winner.entryId,
    winner.name,
    winner.drawnAt.toISOString(),
    winner.replaces,
    winner.reason,
    drawSeed === null ? null : ticketOf(drawSeed, winner.entryId),
    drawSeed,
    seedCommitment,
  ]);
  return csvText([HEADINGS, ...rows]);
};

/** Lets the browser save the winners as CSV. */
export const saveWinners = (giveaway: Giveaway): void =>
  saveCsv(winnersCsv(giveaway), exportFileName(`winners ${giveaway.title}`, new Date()));
