import { exportFileName } from '@/components/export/exportSettings.ts';
import { saveBlob } from '@/components/export/saveBlob.ts';
import { csvRow } from '@/domain/export/csvRow.ts';
import { byteOrderMark } from '@/domain/export/textEncoding.ts';
import { ticketOf } from '@/domain/giveaways/rankEntries.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';

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
  const rows = giveaway.winners.map((winner, index) =>
    csvRow(
      [
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
      ],
      ',',
    ),
  );
  return byteOrderMark('utf-8-bom') + csvRow(HEADINGS, ',') + rows.join('');
};

/** Lets the browser save the winners as CSV. */
export const saveWinners = (giveaway: Giveaway): void =>
  saveBlob(
    new Blob([winnersCsv(giveaway)], { type: 'text/csv;charset=utf-8' }),
    exportFileName(`winners ${giveaway.title}`, new Date()),
  );
