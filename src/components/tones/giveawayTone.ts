import type { GiveawayStage } from '@/domain/giveaways/giveawayStage.ts';
import type { Tone } from '../StatusChip.tsx';

/** How a giveaway's stage is shown. */
export const STAGE_TONE: Record<GiveawayStage, Tone> = {
  draft: 'neutral',
  scheduled: 'attention',
  upcoming: 'attention',
  open: 'good',
  overdue: 'bad',
  closed: 'attention',
  lapsed: 'bad',
  drawn: 'good',
  cancelled: 'neutral',
};
