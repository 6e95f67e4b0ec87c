import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { Figures } from '@/components/figures/useAnalytics.ts';

/** Says where people may count again among the unique users, of the period or the one before. */
export const MissingRepeatsNote = ({ report, before }: Pick<Figures, 'report' | 'before'>) => {
  const translate = useTranslate();
  const days = report.missingRepeats.length + (before?.missingRepeats.length ?? 0);
  if (days === 0) return null;
  return (
    <Alert role="note" severity="info" sx={{ mb: 2 }}>
      {translate('analytics.missingRepeats', { smart_count: days })}
    </Alert>
  );
};
