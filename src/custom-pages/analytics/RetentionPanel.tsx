import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import type { RetentionCell } from '@/domain/analytics/retention.ts';
import { FigurePanel } from './FigurePanel.tsx';

const FULL_WEEK = 7;

const cellStyle = {
  px: 1,
  py: 0.75,
  textAlign: 'right',
  borderRadius: 0.5,
  whiteSpace: 'nowrap',
} as const;

/** A share as a coloured cell; the number is always there. */
const ShareCell = ({ cell, strongest }: { cell: RetentionCell | undefined; strongest: number }) => {
  const translate = useTranslate();
  const format = useFigureFormat();
  const theme = useTheme();
  if (!cell) return <Box component="td" sx={cellStyle} />;
  const strength = cell.share === null || strongest === 0 ? 0 : cell.share / strongest;
  const main = (theme.vars ?? theme).palette.primary.main;
  const part =
    cell.days > 0 && cell.days < FULL_WEEK
      ? translate('analytics.partWeek', { smart_count: cell.days })
      : undefined;
  return (
    <Box
      component="td"
      title={part}
      sx={{
        ...cellStyle,
        bgcolor: `color-mix(in srgb, ${main} ${Math.round(strength * 32)}%, transparent)`,
        fontStyle: part ? 'italic' : 'normal',
      }}
    >
      {format(cell.share, 'share')}
    </Box>
  );
};

/** Who came back, week by week. */
export const RetentionPanel = ({ report }: { report: AnalyticsReport }) => {
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const format = useFigureFormat();
  const { retention, range } = report;
  const title = translate('analytics.retention');
  const weeks = Array.from(
    { length: Math.max(0, ...retention.map(row => row.cells.length)) },
    (_, number) => number,
  );
  const heads = [
    translate('analytics.cohort'),
    translate('analytics.size'),
    ...weeks.map(number => translate('analytics.week', { number })),
  ];
  const strongest = Math.max(
    0,
    ...retention.flatMap(row => row.cells.map(cell => cell.share ?? 0)),
  );
  const table = {
    columns: heads.map((label, index) => ({
      label,
      align: index === 0 ? undefined : ('right' as const),
    })),
    rows: retention.map(row => ({
      key: row.week,
      cells: [
        { text: formatDay(row.week), value: row.week },
        { text: format(row.size), value: row.size },
        ...weeks.map(number => {
          const share = row.cells[number]?.share ?? null;
          return { text: row.cells[number] ? format(share, 'share') : '', value: share };
        }),
      ],
    })),
    empty: translate('analytics.noRetention'),
  };
  const heatmap = (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'separate',
          borderSpacing: 2,
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <thead>
          <tr>
            {heads.map((head, index) => (
              <Box
                component="th"
                key={head}
                scope="col"
                sx={{
                  ...cellStyle,
                  textAlign: index === 0 ? 'left' : 'right',
                  color: 'text.secondary',
                  fontWeight: 600,
                }}
              >
                {head}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {retention.map(row => (
            <tr key={row.week}>
              <Box
                component="th"
                scope="row"
                sx={{ ...cellStyle, textAlign: 'left', fontWeight: 400 }}
              >
                {formatDay(row.week)}
              </Box>
              <Box component="td" sx={cellStyle}>
                {format(row.size)}
              </Box>
              {weeks.map(number => (
                <ShareCell key={number} cell={row.cells[number]} strongest={strongest} />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
  return (
    <FigurePanel
      title={title}
      note={translate('analytics.retentionNote')}
      table={table}
      name="retention"
      range={range}
      chart={retention.length > 0 ? heatmap : undefined}
    />
  );
};
