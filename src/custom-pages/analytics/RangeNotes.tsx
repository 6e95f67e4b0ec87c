import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Analytics } from '@/components/figures/useAnalytics.ts';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { dayOf } from '@/domain/analytics/days.ts';
import { isBehind, periodBefore } from '@/domain/analytics/ranges.ts';

/** Missing days that are named; the rest is counted. */
const NAMED_DAYS = 5;

/** What the figures of a page are: which days, which zone, how fresh, compared with what. */
export const RangeNotes = (props: { analytics: Analytics; newest: string | null }) => {
  const { report, before, comparing, compare } = props.analytics;
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const formatDate = useDateFormat();
  if (!report) return null;
  const { range, updatedAt, missingDays } = report;
  const earlier = periodBefore(range);
  const span = (from: string, to: string) => ({ from: formatDay(from), to: formatDay(to) });
  const stale = props.newest !== null && isBehind(props.newest, dayOf(new Date()));
  const named = missingDays.slice(0, NAMED_DAYS).map(day => formatDay(day, 'short'));
  const more = missingDays.length - named.length;
  return (
    <>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ mb: 2 }}>
        {translate('analytics.span', span(range.from, range.to))}. {translate('analytics.zone')}{' '}
        {updatedAt && translate('analytics.fresh', { time: formatDate(updatedAt, 'time') })}{' '}
        {(before || comparing) && translate('analytics.compared', span(earlier.from, earlier.to))}
        {!before && !comparing && !compare && translate('analytics.notCompared')}
        {compare && (
          <Button size="small" onClick={compare.run} sx={{ '@media print': { display: 'none' } }}>
            {translate('analytics.compareNow', { reads: compare.reads })}
          </Button>
        )}
      </Typography>
      {stale && props.newest && (
        <Alert role="note" severity="warning" sx={{ mb: 2 }}>
          {translate('analytics.old', { day: formatDay(props.newest) })}
        </Alert>
      )}
      {missingDays.length > 0 && (
        <Alert role="note" severity="info" sx={{ mb: 2 }}>
          {translate('analytics.missing', { smart_count: missingDays.length })}{' '}
          {translate(more > 0 ? 'analytics.missingMore' : 'analytics.missingDays', {
            days: named.join(', '),
            smart_count: more,
          })}
        </Alert>
      )}
      {before && before.missingDays.length > 0 && (
        <Alert role="note" severity="info" sx={{ mb: 2 }}>
          {translate('analytics.missingBefore', { smart_count: before.missingDays.length })}
        </Alert>
      )}
    </>
  );
};
