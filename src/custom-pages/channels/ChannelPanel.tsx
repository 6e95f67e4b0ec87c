import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Panel } from '@/components/Panel.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { outcomesOf, summaryOf } from '@/domain/channels/checkedProduct.ts';
import type { Channel } from '@/domain/channels/rule.ts';
import type { ChannelCheck } from './checkCatalogue.ts';
import { PassedRules } from './PassedRules.tsx';
import { RuleItem } from './RuleItem.tsx';
import type { Checking } from './useChannelCheck.ts';
import { useRuleText } from './useRuleText.ts';

/** What one channel would say of the products that were checked. */
export const ChannelPanel = (props: {
  channel: Channel;
  check: ChannelCheck;
  checking: Checking;
}) => {
  const { channel, check, checking } = props;
  const { products, today } = check;
  const translate = useTranslate();
  const text = useRuleText();
  const all = useMemo(() => [...products.values()], [products]);
  const outcomes = useMemo(() => outcomesOf(all, channel, today), [all, channel, today]);
  const summary = useMemo(() => summaryOf(all, channel, today), [all, channel, today]);
  const later = outcomes.find(({ rule }) => rule.from !== undefined && today < rule.from)?.rule;
  const open = outcomes.filter(({ broken, unknown }) => broken.length + unknown.length > 0);
  const sentences = (['refused', 'refusedLater', 'demoted', 'cut'] as const).flatMap(name =>
    summary[name] > 0
      ? [
          translate(`channels.summary.${name}`, {
            smart_count: summary[name],
            day: later?.from ? text.day(later.from) : '',
          }),
        ]
      : [],
  );
  const name = translate(`channels.name.${channel}`);
  return (
    <Panel title={name}>
      {sentences.length > 0 ? (
        <Typography role="status" sx={{ mb: 1.5 }}>
          {`${sentences.join(', ')}.`}
        </Typography>
      ) : open.length > 0 ? (
        <Typography role="status" sx={{ mb: 1.5 }}>
          {translate('channels.readyBut')}
        </Typography>
      ) : (
        <Notice
          icon={<CheckCircle />}
          title={translate('channels.ready')}
          help={translate('channels.readyHelp', { channel: name })}
        />
      )}
      <div>
        {open.map(outcome => (
          <RuleItem
            key={outcome.rule.id}
            channel={channel}
            outcome={outcome}
            today={today}
            checking={checking}
          />
        ))}
        <PassedRules
          channel={channel}
          today={today}
          rules={outcomes.filter(one => !open.includes(one)).map(({ rule }) => rule)}
        />
      </div>
    </Panel>
  );
};
