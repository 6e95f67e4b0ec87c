import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQueries } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { useNumberFormat } from '../format/useFormat.ts';
import { activeTab, type ListTab, tabFilters } from './listTab.ts';

/** Tabs above a list, each a set of filters with its number of rows (one cached count each). */
export const ListTabs = (props: {
  resource: ResourceName;
  label: string;
  tabs: readonly ListTab[];
  /** Filters that hold for every tab and are not in the address. */
  countFilter?: Record<string, unknown>;
}) => {
  const { resource, label, tabs, countFilter } = props;
  const { filterValues, setFilters } = useListContext();
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const format = useNumberFormat();
  const counts = useQueries({
    queries: tabs.map(({ filter, count }) => ({
      queryKey: [resource, 'count', { ...filter, ...countFilter }],
      queryFn: () => dataProvider.count(resource, { filter: { ...filter, ...countFilter } }),
      enabled: count === undefined,
    })),
  });
  const active = activeTab(tabs, filterValues);
  return (
    <Tabs
      value={active?.id ?? false}
      onChange={(_, id) => {
        const tab = tabs.find(one => one.id === id);
        if (tab) setFilters(tabFilters(tabs, tab, filterValues));
      }}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ mb: 2, minHeight: 44 }}
    >
      {tabs.map((tab, index) => {
        const count = tab.count === undefined ? counts[index]?.data : tab.count;
        const name = translate(tab.label);
        return (
          <Tab
            key={tab.id}
            value={tab.id}
            label={count === undefined || count === null ? name : `${name} (${format(count)})`}
            sx={{ minHeight: 44 }}
          />
        );
      })}
    </Tabs>
  );
};
