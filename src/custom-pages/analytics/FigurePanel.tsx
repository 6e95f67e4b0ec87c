import BarChart from '@mui/icons-material/BarChart';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useStore, useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { saveBlob } from '@/components/export/saveBlob.ts';
import { saveCsv } from '@/components/export/saveCsv.ts';
import { FigureTable } from '@/components/figures/FigureTable.tsx';
import { type FigureTableData, tableCsv } from '@/components/figures/figureTable.ts';
import { Panel } from '@/components/Panel.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import { chartPng } from './chartPng.ts';

/**
 * A chart with everything that goes with one: the same figures as a table, as CSV and as a
 * picture. Without a chart it is the table alone.
 */
export const FigurePanel = (props: {
  title: string;
  note?: ReactNode;
  table: FigureTableData;
  /** What is saved as CSV where that is more than is shown; read when it is asked for. */
  wholeTable?: () => Promise<FigureTableData>;
  /** What the panel is called in file names, and in what is remembered of it. */
  name: string;
  /** The days that the figures are of. */
  range: DayRange;
  chart?: ReactNode;
  /** Between the title and the figures, and after them. */
  lead?: ReactNode;
  footer?: ReactNode;
}) => {
  const { title, note, table, wholeTable, name, range, chart, lead, footer } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  // As it was chosen once: a reload, or another period, shows it the same way.
  const [asTable, setAsTable] = useStore(`figures.${name}.asTable`, false);
  const fileName = `${name}-${range.from}-${range.to}`;
  const chartRef = useRef<HTMLDivElement>(null);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveCsv(tableCsv(wholeTable ? await wholeTable() : table), `${fileName}.csv`);
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    } finally {
      setSaving(false);
    }
  };
  const savePng = async () => {
    try {
      if (chartRef.current) saveBlob(await chartPng(chartRef.current, title), `${fileName}.png`);
    } catch (error) {
      console.error('A chart could not be drawn as a picture', error);
      notify('analytics.pngFailed', { type: 'error' });
    }
  };
  const showsTable = asTable || !chart;
  const action = (label: string, icon: ReactNode, onClick: () => void, loading?: boolean) => (
    <Tooltip title={translate(label)}>
      {/* A button that is busy tells its tooltip nothing. */}
      <span>
        <IconButton
          aria-label={`${translate(label)}: ${title}`}
          onClick={onClick}
          size="small"
          loading={loading}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Panel
      title={title}
      note={note}
      actions={
        <>
          {chart &&
            action(
              asTable ? 'analytics.showChart' : 'analytics.showTable',
              asTable ? <BarChart /> : <TableRows />,
              () => setAsTable(shown => !shown),
            )}
          {action('analytics.saveCsv', <FileDownloadOutlined />, save, saving)}
          {chart && !asTable && action('analytics.savePng', <ImageOutlined />, savePng)}
        </>
      }
    >
      {lead}
      {showsTable ? (
        <FigureTable caption={title} table={table} />
      ) : (
        <Box ref={chartRef} sx={{ minWidth: 0 }}>
          {chart}
        </Box>
      )}
      {footer}
    </Panel>
  );
};
