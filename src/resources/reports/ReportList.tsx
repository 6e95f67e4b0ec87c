import FlagOutlined from '@mui/icons-material/FlagOutlined';
import TaskAlt from '@mui/icons-material/TaskAlt';
import { type GetListParams, useGetOne, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ClaimsProvider } from '@/components/claims/ClaimsProvider.tsx';
import { MineRows } from '@/components/claims/MineRows.tsx';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { useRefetchOnChange } from '@/components/live/useRefetchOnChange.ts';
import { QueueTabs } from '@/components/queue/QueueTabs.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { can } from '@/domain/access/can.ts';
import { type QueuedReport, targetKey } from '@/domain/moderation/reportItems.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { CappedNotice } from './list/CappedNotice.tsx';
import { MOST_WAITING } from './list/followQueue.ts';
import { HandedReports } from './list/HandedReports.tsx';
import { QueueServices } from './list/QueueServices.tsx';
import { ReportBulkActions } from './list/ReportBulkActions.tsx';
import { ReportQueue } from './list/ReportQueue.tsx';
import { ReportTabs } from './list/ReportTabs.tsx';
import { reportColumns } from './list/reportColumns.tsx';
import { reportFacets } from './list/reportFilters.ts';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const OPEN_ONES = { status: 'open' };
const EVERY = {};

/** The address of a report alone says no tab: it is shown under the one that it stands in. */
const TabOfReport = ({ id }: { id: string }) => {
  const { search } = useLocation();
  const { data, isPending } = useGetOne<Report>('reports', { id }, { retry: false });
  if (isPending) return <LoadingSkeleton height={320} />;
  const params = new URLSearchParams(search);
  params.set('filter', JSON.stringify(data ? { status: data.status } : OPEN_ONES));
  return <Navigate to={{ search: `?${params}` }} replace />;
};

/** The moderation queue: what waits is one row a target. */
const ReportTable = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { addressOf } = useOpenRecord();
  const columns = useMemo(() => reportColumns(translate, addressOf), [translate, addressOf]);
  useRefetchOnChange('reports', 'updatedAt', EVERY);
  const { dataProvider } = useServices();
  const find = async (targets: readonly string[], params: GetListParams) => {
    const pagination = { page: 1, perPage: MOST_WAITING };
    const { data } = await dataProvider.getList<QueuedReport>('reports', {
      ...params,
      pagination,
    });
    return data.filter(row => targets.includes(targetKey(row)));
  };
  return (
    <ClaimsProvider resource="reports">
      <MineRows resource="reports" find={find}>
        <ResourceList<QueuedReport>
          resource="reports"
          title={translate('reports.title')}
          columns={columns}
          facets={reportFacets}
          searchLabel={translate('reports.searchLabel')}
          sort={NEWEST}
          filterDefaultValues={OPEN_ONES}
          rowClick={id => addressOf(String(id))}
          tabs={
            <>
              <QueueTabs tabs={<ReportTabs />}>
                <ReportQueue />
              </QueueTabs>
              <CappedNotice />
              <HandedReports />
            </>
          }
          empty={
            <Notice
              icon={<FlagOutlined />}
              title={translate('reports.empty')}
              help={translate('reports.emptyHelp')}
            />
          }
          emptyTab={{
            filter: OPEN_ONES,
            notice: (
              <Notice
                icon={<TaskAlt />}
                title={translate('reports.allDone')}
                help={translate('reports.allDoneHelp')}
              />
            ),
          }}
          tools={<ExportButton resource="reports" />}
          bulkActions={can(actor, 'update', 'reports') ? <ReportBulkActions /> : undefined}
        />
      </MineRows>
    </ClaimsProvider>
  );
};

/** Reports, and the one that an address names under its tab. */
const ReportList = () => {
  const { id } = useOpenRecord();
  const { search } = useLocation();
  const isAlone = id !== null && !new URLSearchParams(search).has('filter');
  return isAlone ? (
    <TabOfReport id={id} />
  ) : (
    <QueueServices>
      <ReportTable />
    </QueueServices>
  );
};

export default ReportList;
