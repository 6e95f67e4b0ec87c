import { useQueryClient } from '@tanstack/react-query';
import type { GetListParams, RaRecord } from 'ra-core';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { RecordsMeta } from '@/components/list/recordsListed.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { queueReports, reportsOf } from '@/domain/moderation/reportItems.ts';
import { apartFromSeverity } from '@/domain/moderation/severityFilter.ts';
import type { RecordOf } from '@/domain/records.ts';
import { ServicesContext, useServices } from '@/providers/ServicesContext.tsx';
import type { Filter } from '@/providers/types.ts';
import { followQueue, MOST_WAITING } from './followQueue.ts';
import { isQueue } from './reportFilters.ts';

/** Whoever asks names the record's type; here it is the list of reports. */
const isRow = <T extends RaRecord>(_: RaRecord): _ is T => true;

/**
 * The list inside reads the moderation queue: waiting reports are one row a target. A target weighs what
 * all of its waiting reports weigh together, so a filter by severity chooses among the rows.
 */
export const QueueServices = ({ children }: { children: ReactNode }) => {
  const others = useServices();
  const { dataProvider } = others;
  const queryClient = useQueryClient();
  const queue = useMemo(
    () =>
      followQueue(dataProvider, () => {
        void queryClient.invalidateQueries({ queryKey: ['reports'] });
      }),
    [dataProvider, queryClient],
  );
  useEffect(() => queue.end, [queue]);
  const services = useMemo(() => {
    const read = async (filter: Filter, order: 'ASC' | 'DESC') => {
      const { severity, others } = apartFromSeverity(filter);
      const reports = await queue.read(others);
      const all = queueReports(reports, order);
      const rows = severity ? all.filter(({ item }) => item?.severity === severity) : all;
      return { rows, isWhole: reports.length < MOST_WAITING, isChosen: severity !== null };
    };
    const joining: typeof dataProvider = {
      ...dataProvider,
      getList: async <T extends RaRecord>(resource: string, params: GetListParams) => {
        const { filter, sort, pagination } = params;
        if (resource !== 'reports' || !isQueue(filter) || sort?.field !== 'createdAt')
          return dataProvider.getList<T>(resource, params);
        const { rows, isWhole, isChosen } = await read(filter, sort.order);
        const { page, perPage } = pagination ?? { page: 1, perPage: rows.length };
        const standFor = reportsOf(rows).length;
        const meta: RecordsMeta = {
          records: isWhole && !isChosen ? standFor : null,
          ...(isWhole && { standFor }),
        };
        const joined: RaRecord[] = rows.slice((page - 1) * perPage, page * perPage);
        return { data: joined.filter(isRow<T>), total: rows.length, meta };
      },
      // What matches is selected and saved as the rows say, not as each report weighs by itself.
      stream: <R extends ResourceName>(
        resource: R,
        query: Parameters<typeof dataProvider.stream>[1],
      ) => {
        const { severity } = apartFromSeverity(query.filter);
        if (resource !== 'reports' || severity === null || !isQueue(query.filter))
          return dataProvider.stream(resource, query);
        return (async function* ofRows() {
          const { rows } = await read(query.filter, query.sort.order);
          const reports: RaRecord[] = reportsOf(rows);
          yield reports.filter(isRow<RecordOf<R>>);
        })();
      },
    };
    return { ...others, dataProvider: joining };
  }, [others, dataProvider, queue]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
};
