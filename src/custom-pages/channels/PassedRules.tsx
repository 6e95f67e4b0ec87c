import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { Channel, ChannelRule } from '@/domain/channels/rule.ts';
import { RuleAccordion } from './RuleAccordion.tsx';
import { RuleFacts } from './RuleFacts.tsx';
import { useRuleText } from './useRuleText.ts';

/** The rules that every product keeps, with their sources, out of the way. */
export const PassedRules = (props: {
  channel: Channel;
  rules: readonly ChannelRule[];
  today: string;
}) => {
  const { channel, rules, today } = props;
  const translate = useTranslate();
  const text = useRuleText();
  if (rules.length === 0) return null;
  return (
    <RuleAccordion
      summary={
        <Typography component="span" color="textSecondary">
          {translate('channels.kept', { smart_count: rules.length })}
        </Typography>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rules.map(rule => (
          <li key={rule.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              <Typography component="span" sx={{ fontWeight: 550 }}>
                {text.rule(rule)}
              </Typography>
              <Typography variant="body2" component="span">
                <StatusChip label={text.effect(rule, today)} tone="neutral" />
              </Typography>
            </Box>
            <RuleFacts channel={channel} rule={rule} />
          </li>
        ))}
      </Box>
    </RuleAccordion>
  );
};
