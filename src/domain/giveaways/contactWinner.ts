import { type AuditContext, auditedUpdates } from '../audit.ts';
import type { Giveaway } from '../schemas/giveaway.ts';
import type { Write } from '../write.ts';
import { DrawError, standingWinners } from './drawWinners.ts';

/** Once that a winner was contacted. */
export type Contact = NonNullable<Giveaway['contacted']>[number];

/** The last time that the winner at a place of the list was contacted. */
export const lastContact = (
  { contacted = [] }: Pick<Giveaway, 'contacted'>,
  place: number,
): Contact | undefined => contacted.findLast(contact => contact.place === place);

/**
 * The writes that mark a winner as contacted, under the version that was read. The list only grows:
 * whoever is contacted again is named again.
 * @throws DrawError where nobody was drawn, or not the one that is named, or another took the place.
 */
export const contactWrites = (
  giveaway: Giveaway,
  entryId: string,
  { at, ...audit }: Omit<AuditContext, 'action' | 'source' | 'label'> & { at: Date },
): Write[] => {
  if (giveaway.status !== 'drawn') throw new DrawError('notDrawn');
  if (!standingWinners(giveaway.winners).some(winner => winner.entryId === entryId))
    throw new DrawError('notAWinner');
  const place = giveaway.winners.findIndex(winner => winner.entryId === entryId);
  const name = giveaway.winners[place]?.name ?? '';
  const contacted = [...(giveaway.contacted ?? []), { place, name, at, by: audit.actor.uid }];
  return auditedUpdates('giveaways', [{ record: giveaway, changes: { contacted } }], {
    ...audit,
    action: 'contact',
    source: 'form',
    label: giveaway.title,
  });
};
