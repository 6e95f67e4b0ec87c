import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { FigureTableData } from '@/components/figures/figureTable.ts';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { lazyDialog } from '@/components/states/lazyPart.ts';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import { type GoalProgress, monthOfGoals } from '@/domain/analytics/goals.ts';
import { FigurePanel } from '../FigurePanel.tsx';
import { useFigureNotes } from '../notes/useFigureNotes.ts';
import { GoalBar } from './GoalBar.tsx';

const GoalsDialog = lazyDialog(() => import('./GoalsDialog.tsx'));

/** What a business wants of the month that the period ends in, and how far it is. */
export const GoalsPanel = (props: { report: AnalyticsReport; businessId: string }) => {
  const { report, businessId } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const formatDay = useDayFormat();
  const { pathname } = useLocation();
  const notes = useFigureNotes(businessId);
  const [isOpen, setIsOpen] = useState(false);
  const goals = notes.goals ?? {};
  const { from, to, days, isOver, progress } = monthOfGoals(report, goals);
  const hasGoals = Object.keys(goals).length > 0;
  if (!hasGoals && !notes.mayHaveGoals) return null;
  const outcome = ({ goal, reached, pace }: GoalProgress) => {
    if (reached >= goal) return translate('figures.goals.reached');
    if (isOver) return translate('figures.goals.missed', { lacking: format(goal - reached) });
    if (pace === null) return translate('figures.goals.noPace');
    return translate(pace >= goal ? 'figures.goals.onPace' : 'figures.goals.offPace', {
      pace: format(pace),
    });
  };
  const table: FigureTableData = {
    columns: [
      { label: translate('figures.goals.figure') },
      { label: translate('figures.goals.goal'), align: 'right' },
      { label: translate('figures.goals.soFar'), align: 'right' },
      { label: translate('figures.goals.pace'), align: 'right' },
      { label: translate('figures.goals.outcome') },
    ],
    rows: (progress ?? []).map(one => ({
      key: one.metric,
      cells: [
        { text: translate(`analytics.metric.${one.metric}`) },
        { text: format(one.goal), value: one.goal },
        { text: format(one.reached), value: one.reached },
        { text: format(one.pace), value: one.pace },
        { text: outcome(one) },
      ],
    })),
    empty: translate(progress ? 'figures.goals.none' : 'figures.goals.outside'),
  };
  return (
    <FigurePanel
      title={translate('figures.goals.title')}
      note={translate('figures.goals.note', {
        from: formatDay(from),
        to: formatDay(to),
        smart_count: days,
      })}
      table={table}
      name="goals"
      range={{ from, to: report.range.to }}
      chart={
        progress && progress.length > 0
          ? progress.map(one => <GoalBar key={one.metric} progress={one} outcome={outcome(one)} />)
          : undefined
      }
      footer={
        <>
          {!progress && (
            <Button
              component={Link}
              to={`${pathname}?range=thisMonth`}
              sx={{ alignSelf: 'start', mt: 1 }}
            >
              {translate('figures.goals.showMonth')}
            </Button>
          )}
          {notes.error !== null && (
            <Typography variant="body2" color="error">
              {translate('figures.notes.failed')}
            </Typography>
          )}
          {notes.mayHaveGoals && (
            <Button
              variant="outlined"
              disabled={notes.isPending || notes.error !== null}
              onClick={() => setIsOpen(true)}
              sx={{ alignSelf: 'start', mt: 1.5, '@media print': { display: 'none' } }}
            >
              {translate(hasGoals ? 'figures.goals.change' : 'figures.goals.set')}
            </Button>
          )}
          {isOpen && (
            <Suspense>
              <GoalsDialog goals={goals} notes={notes} onClose={() => setIsOpen(false)} />
            </Suspense>
          )}
        </>
      }
    />
  );
};
