import FlagOutlined from '@mui/icons-material/FlagOutlined';
import TaskAlt from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { ListTabs } from '@/components/list/ListTabs.tsx';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { useRefetchOnChange } from '@/components/live/useRefetchOnChange.ts';
import { Notice } from '@/components/states/Notice.tsx';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { can } from '@/domain/access/can.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { ReportBulkActions } from './list/ReportBulkActions.tsx';
import { ReportQueue } from './list/ReportQueue.tsx';
import { reportColumns } from './list/reportColumns.tsx';
import { reportFacets, reportTabs } from './list/reportFilters.ts';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const OPEN_ONES = { status: 'open' };
const EVERY = {};

/** The moderation queue. */
const ReportList = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { addressOf } = useOpenRecord();
  const columns = useMemo(() => reportColumns(translate, addressOf), [translate, addressOf]);
  useRefetchOnChange('reports', 'updatedAt', EVERY);
  return (
    <ResourceList<Report>
      resource="reports"
      title={translate('reports.title')}
      columns={columns}
      facets={reportFacets}
      searchLabel={translate('reports.searchLabel')}
      sort={NEWEST}
      filterDefaultValues={OPEN_ONES}
      rowClick={id => addressOf(String(id))}
      tabs={
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <ListTabs resource="reports" label={translate('reports.tabsLabel')} tabs={reportTabs} />
          </Box>
          <ReportQueue />
        </Box>
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
  );
};

export default ReportList;
