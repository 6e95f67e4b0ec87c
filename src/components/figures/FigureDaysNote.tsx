import { useTranslate } from 'ra-core';
import { dayOf } from '@/domain/analytics/days.ts';
import type { FigureDays } from '@/domain/analytics/productActivity.ts';
import { isBehind, periodBefore } from '@/domain/analytics/ranges.ts';
import { useDayFormat } from './useDayFormat.ts';

/** Which days the figures of products are of, and what they leave out. */
export const FigureDaysNote = (props: { figures: FigureDays; before?: FigureDays | null }) => {
  const { figures, before } = props;
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const span = (key: string, { from, to }: FigureDays['range']) =>
    translate(key, { from: formatDay(from), to: formatDay(to) });
  const counted = (key: string, days: readonly string[]) =>
    days.length > 0 && translate(key, { smart_count: days.length });
  const { range } = figures;
  const hasBefore = before && before.days.length > 0;
  const sentences = [
    `${span('analytics.span', range)}.`,
    translate('analytics.zone'),
    hasBefore && span('analytics.compared', periodBefore(range)),
    before && !hasBefore && translate('analytics.notCompared'),
    isBehind(range.to, dayOf(new Date())) &&
      translate('analytics.old', { day: formatDay(range.to) }),
    counted('analytics.missing', figures.missing),
    hasBefore && counted('analytics.missingBefore', before.missing),
    counted('analytics.capped', [...figures.capped, ...(before?.capped ?? [])]),
  ];
  return sentences.filter(Boolean).join(' ');
};
