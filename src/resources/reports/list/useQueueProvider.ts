import { useQueryClient } from '@tanstack/react-query';
import type { GetListParams, RaRecord } from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { RecordsMeta } from '@/components/list/recordsListed.ts';
import { queueReports } from '@/domain/moderation/reportItems.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { followQueue, MOST_WAITING } from './followQueue.ts';
import { isQueue } from './reportFilters.ts';

/** react-admin lets the caller name the record's type; here it is the list of reports. */
const isRow = <T extends RaRecord>(_: RaRecord): _ is T => true;

/** The data provider of the moderation queue: waiting reports are one row a target. */
export const useQueueProvider = (): BackOfficeDataProvider => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const queue = useMemo(
    () =>
      followQueue(dataProvider, () => {
        void queryClient.invalidateQueries({ queryKey: ['reports'] });
      }),
    [dataProvider, queryClient],
  );
  useEffect(() => queue.end, [queue]);
  return useMemo(
    () => ({
      ...dataProvider,
      getList: async <T extends RaRecord>(resource: string, params: GetListParams) => {
        const { filter, sort, pagination } = params;
        if (resource !== 'reports' || !isQueue(filter) || sort?.field !== 'createdAt')
          return dataProvider.getList<T>(resource, params);
        const reports = await queue.read(filter);
        const joined: RaRecord[] = queueReports(reports, sort.order);
        const rows = joined.filter(isRow<T>);
        const { page, perPage } = pagination ?? { page: 1, perPage: rows.length };
        const meta: RecordsMeta = {
          records: reports.length < MOST_WAITING ? reports.length : null,
        };
        const data = rows.slice((page - 1) * perPage, page * perPage);
        return { data, total: rows.length, meta };
      },
    }),
    [dataProvider, queue],
  );
};
