import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { StatusChip, type Tone } from '@/components/StatusChip.tsx';
import { awaitedPictures, type RuleOutcome } from '@/domain/channels/checkedProduct.ts';
import type { Channel, Effect } from '@/domain/channels/rule.ts';
import { BrokenProducts } from './BrokenProducts.tsx';
import { MeasureButton } from './MeasureButton.tsx';
import { ProductRows } from './ProductRows.tsx';
import { RuleAccordion } from './RuleAccordion.tsx';
import { RuleFacts } from './RuleFacts.tsx';
import type { Checking } from './useChannelCheck.ts';
import { useRuleText } from './useRuleText.ts';

/** How it feels what a channel does. */
const EFFECT_TONE: Readonly<Record<Effect, Tone>> = {
  refused: 'bad',
  demoted: 'attention',
  cut: 'neutral',
};

/** A rule that some products do not keep: how many, and, opened, which and why. */
export const RuleItem = (props: {
  channel: Channel;
  outcome: RuleOutcome;
  today: string;
  checking: Checking;
}) => {
  const { channel, outcome, today, checking } = props;
  const { rule, broken, unknown } = outcome;
  const translate = useTranslate();
  const text = useRuleText();
  const counts = [
    ...(broken.length > 0 ? [translate('channels.broken', { smart_count: broken.length })] : []),
    ...(unknown.length > 0 ? [translate('channels.unknown', { smart_count: unknown.length })] : []),
  ];
  return (
    <RuleAccordion
      summary={
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '200px 1fr auto' },
            columnGap: 2,
            alignItems: 'baseline',
            flexGrow: 1,
            pr: 2,
          }}
        >
          <Typography variant="body2" component="span">
            <StatusChip label={text.effect(rule, today)} tone={EFFECT_TONE[rule.effect]} />
          </Typography>
          <Typography component="span" sx={{ fontWeight: 550 }}>
            {text.rule(rule)}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color={broken.length > 0 ? 'textPrimary' : 'textSecondary'}
            sx={{ fontVariantNumeric: 'tabular-nums', textAlign: { md: 'end' } }}
          >
            {counts.join(', ')}
          </Typography>
        </Box>
      }
    >
      <RuleFacts channel={channel} rule={rule} />
      {broken.length > 0 && (
        <div>
          <BrokenProducts label={text.rule(rule)} outcome={outcome} checking={checking} />
        </div>
      )}
      {unknown.length > 0 && (
        <div>
          <Typography variant="subtitle2" component="h4">
            {translate('channels.unknownTitle')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('channels.unknownHelp')}
          </Typography>
          <MeasureButton pictures={awaitedPictures(outcome)} measure={checking.measure} />
          <ProductRows
            label={`${text.rule(rule)}: ${translate('channels.unknownTitle')}`}
            rule={rule}
            found={unknown}
            onOpen={id => checking.touch([id])}
          />
        </div>
      )}
    </RuleAccordion>
  );
};
