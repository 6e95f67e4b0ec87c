import type { Tone } from '@/components/StatusChip.tsx';
import type { GiveawayStage } from '@/domain/giveaways/giveawayStage.ts';

/** How a giveaway's stage is shown. */
export const STAGE_TONE: Record<GiveawayStage, Tone> = {
  draft: 'neutral',
  upcoming: 'attention',
  open: 'good',
  overdue: 'bad',
  closed: 'attention',
  drawn: 'good',
  cancelled: 'neutral',
};
