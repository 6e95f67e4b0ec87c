import { useTranslate } from 'ra-core';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { weekNumber } from '@/domain/analytics/isoWeeks.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import type { WeekChoice, WeekLimits, WeekProblem } from '@/domain/analytics/weekChoice.ts';

/** What weeks are called, and the sentences that say why one is not shown. */
export const useWeekText = () => {
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const name = (week: DayRange) => translate('figures.weekly.week', weekNumber(week));
  const span = ({ from, to }: DayRange) =>
    translate('analytics.span', { from: formatDay(from), to: formatDay(to) });
  const why = (kind: WeekProblem, { newest, oldest }: WeekLimits) =>
    translate(`figures.weekly.problem.${kind}`, {
      week: name(newest),
      day: oldest ? formatDay(oldest) : '',
    });
  return {
    name,
    span,
    why,
    /** That the address asks for a week in vain, why, and what is shown instead. */
    fallback: ({ kind, asked, week }: NonNullable<WeekChoice['problem']>, limits: WeekLimits) =>
      translate(`figures.weekly.asked.${kind}`, {
        asked: week ? name(week) : asked,
        newest: name(limits.newest),
        day: limits.oldest ? formatDay(limits.oldest) : '',
      }),
  };
};
