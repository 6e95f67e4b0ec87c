import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Channel, ChannelRule } from '@/domain/channels/rule.ts';
import { useRuleText } from './useRuleText.ts';

/** What a channel does about a rule, where it says so, and as of when. */
export const RuleFacts = ({ channel, rule }: { channel: Channel; rule: ChannelRule }) => {
  const translate = useTranslate();
  const text = useRuleText();
  const name = translate(`channels.name.${channel}`);
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(`channels.effectHelp.${rule.effect}`, { channel: name })}{' '}
      <Link href={rule.source} target="_blank" rel="noopener noreferrer" underline="always">
        {translate('channels.source', { channel: name })}
      </Link>
      {`, ${translate('channels.asOf', { day: text.day(rule.asOf) })}`}
    </Typography>
  );
};
