import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import { dayMarks } from '@/domain/analytics/chartNotes.ts';
import { useMarkText } from '../marks/useMarkText.ts';
import { useFigureNotes } from '../notes/useFigureNotes.ts';

/** What was done in the week and what people noted, day by day. */
export const WeekMarks = (props: { report: AnalyticsReport; businessId: string | null }) => {
  const { report, businessId } = props;
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const markText = useMarkText();
  const { notes, error } = useFigureNotes(businessId);
  const { marks, unreported } = report.done;
  const days = dayMarks(marks, notes, report.range);
  return (
    <Panel title={translate('figures.weekly.done')}>
      {days.length === 0 && unreported.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('figures.weekly.nothingDone')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {days.map(mark => (
          <li key={mark.day}>
            {formatDay(mark.day)}: {markText(mark)}
          </li>
        ))}
      </Box>
      {unreported.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('analytics.marks.untold', { smart_count: unreported.length })}
        </Typography>
      )}
      {error !== null && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('figures.notes.failed')}
        </Alert>
      )}
    </Panel>
  );
};
