import { useTranslate } from 'ra-core';
import { useDateFormat, useMoneyFormat, useNumberFormat } from '@/components/format/useFormat.ts';
import type { ChannelRule, Finding } from '@/domain/channels/rule.ts';

/** Writes what a rule asks for, what was measured, and the days that rules name. */
export const useRuleText = () => {
  const translate = useTranslate();
  const number = useNumberFormat();
  const money = useMoneyFormat();
  const date = useDateFormat();
  const limitOf = ({ limit }: ChannelRule) => (limit === null ? '' : number(limit));
  /** @param day `YYYY-MM-DD`, the same day in every time zone */
  const day = (day: string) => date(new Date(`${day}T00:00:00`));
  const rule = (one: ChannelRule) => translate(`channels.rule.${one.id}`, { limit: limitOf(one) });
  const effect = ({ effect: name, from }: ChannelRule, today: string) => {
    const word = translate(`channels.effect.${name}`);
    return from !== undefined && today < from
      ? translate('channels.effectFrom', { effect: word, day: day(from) })
      : word;
  };
  const measured = (one: ChannelRule, { measured: value }: Finding): string => {
    if (value.kind === 'amount') return money(value.minor, value.currency);
    const key = `channels.measured.${value.kind}`;
    if (value.kind === 'characters' || value.kind === 'count')
      return translate(key, { value: number(value.value), limit: limitOf(one) });
    if (value.kind === 'pixels')
      return translate(key, { width: number(value.width), height: number(value.height) });
    return translate(key, value.kind === 'text' ? { text: value.text } : {});
  };
  return { day, rule, effect, measured };
};
