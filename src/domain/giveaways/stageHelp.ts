import type { Giveaway } from '../schemas/giveaway.ts';
import { type GiveawayStage, giveawayStage } from './giveawayStage.ts';

/** Which sentence says what a giveaway's stage means for people now. */
export type StageHelp = GiveawayStage | 'begun' | 'late';

/** @returns the sentence for where a giveaway stands at `now`. */
export const stageHelp = (
  giveaway: Pick<Giveaway, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): StageHelp => {
  const stage = giveawayStage(giveaway, now);
  if (stage !== 'draft') return stage;
  if (giveaway.endsAt <= now) return 'late';
  return giveaway.startsAt <= now ? 'begun' : 'draft';
};
