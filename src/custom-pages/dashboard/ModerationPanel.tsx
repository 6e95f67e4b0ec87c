import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { saveCsv } from '@/components/export/saveCsv.ts';
import { FigureTable } from '@/components/figures/FigureTable.tsx';
import { type FigureTableData, tableCsv } from '@/components/figures/figureTable.ts';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { type Moderation, readModeration } from './readModeration.ts';

const useModerationTable = () => {
  const translate = useTranslate();
  const day = useDayFormat();
  const number = useNumberFormat();
  return ({ ages, reasons, perDay, perPerson }: Moderation): FigureTableData => {
    const row = (group: string, name: string, reports: number) => ({
      key: `${group} ${name}`,
      cells: [
        { text: translate(`dashboard.moderation.${group}`, { name }) },
        { text: number(reports), value: reports },
      ],
    });
    return {
      columns: [
        { label: translate('dashboard.moderation.what') },
        { label: translate('dashboard.moderation.reports'), align: 'right' },
      ],
      rows: [
        ...(['fresh', 'waiting', 'overdue'] as const).map(age => row(age, '', ages[age])),
        ...reasons.map(({ reason, reports }) =>
          row('reason', translate(`dashboard.reportReason.${reason}`), reports),
        ),
        ...perPerson.map(({ who, reports }) => row('person', who, reports)),
        ...perDay.map(one => row('day', day(one.day), one.reports)),
      ],
      empty: '',
    };
  };
};

/** How old reports are, why they came, how many were decided a day and by whom; read when asked for. */
export const ModerationPanel = () => {
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const tableOf = useModerationTable();
  const [asked, setAsked] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'moderation'],
    queryFn: () => readModeration(dataProvider, new Date()),
    enabled: asked,
  });
  const title = translate('dashboard.moderation.title');
  const table = data && tableOf(data);
  return (
    <Panel
      title={title}
      note={translate('dashboard.moderation.note')}
      actions={
        table && (
          <Button
            size="small"
            startIcon={<FileDownloadOutlined />}
            onClick={() => saveCsv(tableCsv(table), 'moderation.csv')}
          >
            {translate('dashboard.moderation.save')}
          </Button>
        )
      }
    >
      {!asked && (
        <Button variant="outlined" onClick={() => setAsked(true)}>
          {translate('dashboard.moderation.show')}
        </Button>
      )}
      {asked && !data && !error && <LoadingSkeleton height={160} />}
      {error && !data && <ErrorState error={error} retry={() => void refetch()} />}
      {data?.capped && (
        <Alert role="note" severity="info" sx={{ mb: 1 }}>
          {translate('dashboard.moderation.capped')}
        </Alert>
      )}
      {table && <FigureTable caption={title} table={table} />}
    </Panel>
  );
};
