import Alert from '@mui/material/Alert';
import { useListContext, useTranslate } from 'ra-core';
import { useCount } from '@/components/list/useCount.ts';
import { apartFromSeverity } from '@/domain/moderation/severityFilter.ts';
import { MOST_WAITING } from './followQueue.ts';
import { isQueue } from './reportFilters.ts';

const Counted = ({ filter }: { filter: Record<string, unknown> }) => {
  const translate = useTranslate();
  const { data = 0 } = useCount('reports', filter);
  if (data <= MOST_WAITING) return null;
  return (
    <Alert role="note" severity="info" sx={{ mb: 2 }}>
      {translate('reports.item.capped', { count: MOST_WAITING })}
    </Alert>
  );
};

/** Says so where more reports wait than are joined by target. Inside the list's context. */
export const CappedNotice = () => {
  const { filterValues } = useListContext();
  return isQueue(filterValues) ? <Counted filter={apartFromSeverity(filterValues).others} /> : null;
};
