import { useTranslate } from 'ra-core';
import { StatusChip } from '@/components/StatusChip.tsx';
import { STAGE_TONE } from '@/components/tones/giveawayTone.ts';
import { giveawayStage } from '@/domain/giveaways/giveawayStage.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';

/** Where a giveaway stands now, in a word. */
export const GiveawayStageChip = (props: {
  giveaway: Pick<Giveaway, 'status' | 'startsAt' | 'endsAt'>;
  now?: Date;
}) => {
  const translate = useTranslate();
  const stage = giveawayStage(props.giveaway, props.now ?? new Date());
  return <StatusChip label={translate(`giveaways.stage.${stage}`)} tone={STAGE_TONE[stage]} />;
};
