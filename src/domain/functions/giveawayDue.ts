import type { Giveaway } from '../schemas/giveaway.ts';

/** What is due of a giveaway by its schedule. */
export type GiveawayDue = 'publish' | 'end' | null;

/**
 * What is due of a giveaway at `now`: one that is scheduled is published at its start, as long as it has not ended
 * and nobody entered, and one that takes entries ends at its end. Drafts wait for somebody.
 */
export const giveawayDue = (
  giveaway: Pick<Giveaway, 'status' | 'startsAt' | 'endsAt' | 'entryCount'>,
  now: Date,
): GiveawayDue => {
  const { status, startsAt, endsAt, entryCount } = giveaway;
  if (status === 'running') return endsAt <= now ? 'end' : null;
  const isDue = status === 'scheduled' && startsAt <= now && endsAt > now && entryCount === 0;
  return isDue ? 'publish' : null;
};
