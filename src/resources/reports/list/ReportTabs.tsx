import { useListContext, useTranslate } from 'ra-core';
import { ListTabs } from '@/components/list/ListTabs.tsx';
import { recordsStoodFor } from '@/components/list/recordsListed.ts';
import { apartFromSeverity } from '@/domain/moderation/severityFilter.ts';
import { tabsBySeverity } from './reportFilters.ts';

/** The statuses of reports, and how many of the severity in view each has. Inside the list's context. */
export const ReportTabs = () => {
  const list = useListContext();
  const translate = useTranslate();
  const { severity } = apartFromSeverity(list.filterValues);
  const standFor = list.isPlaceholderData ? null : recordsStoodFor(list);
  return (
    <ListTabs
      resource="reports"
      label={translate('reports.tabsLabel')}
      tabs={tabsBySeverity(list.filterValues, standFor)}
      countFilter={severity ? { severity } : undefined}
    />
  );
};
