import { isMarkedDeleted } from '../access/evaluateAccess.ts';
import { giveawayStage } from '../giveaways/giveawayStage.ts';
import { giveawaySchema } from '../schemas/giveaway.ts';
import type { Fields, Person } from './person.ts';

const stagedSchema = giveawaySchema.pick({
  ...{ status: true, startsAt: true, endsAt: true, exclusions: true },
});

/**
 * Whether an entry can be taken out of a giveaway without a trace: before its end, or where none is drawn any more.
 * Whoever was excluded stays in the list, which seals that they entered. What cannot be read is left as it is.
 */
export const canLeaveDraw = (giveaway: Fields, userId: string, now: Date): boolean => {
  const { data } = stagedSchema.safeParse(giveaway);
  if (!data || data.exclusions?.some(line => line.userId === userId)) return false;
  return !['closed', 'drawn'].includes(giveawayStage(data, now));
};

/** Whether somebody has a business that is theirs still: then nothing of it is erased. */
export const standingOf = (business: Fields | null): Person['business'] => {
  if (!business) return 'none';
  return isMarkedDeleted(business.isDeleted) ? 'deleted' : 'there';
};
