import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Figures } from '@/components/figures/useAnalytics.ts';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { MAX_BUSINESSES_PER_DAY } from '@/domain/analytics/businessFigures.ts';

/** What the ranking does not hold: days that tell no businesses, or not all, and what nobody wrote. */
export const RankingNotes = ({ report, before }: Pick<Figures, 'report' | 'before'>) => {
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const { businesses } = report;
  const unreported = businesses.unreported.length + (before?.businesses.unreported.length ?? 0);
  const full = businesses.full.length + (before?.businesses.full.length ?? 0);
  const { reportsOn } = businesses;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('ranking.who')}{' '}
        {reportsOn === null
          ? translate('ranking.ownersUnknown')
          : translate('ranking.reportsOn', { day: formatDay(reportsOn) })}
      </Typography>
      {unreported > 0 && (
        <Alert role="note" severity="warning" sx={{ mb: 1 }}>
          {translate('ranking.untold', { smart_count: unreported })}
        </Alert>
      )}
      {full > 0 && (
        <Alert role="note" severity="info" sx={{ mb: 1 }}>
          {translate('ranking.full', { smart_count: full, most: MAX_BUSINESSES_PER_DAY })}
        </Alert>
      )}
    </>
  );
};
