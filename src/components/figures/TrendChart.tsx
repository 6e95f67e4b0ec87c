import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useTranslate } from 'ra-core';
import type { ComparedPoint } from '@/domain/analytics/comparedTrend.ts';
import { ChartMarks, type MarkedOn, markRoom } from './ChartMarks.tsx';
import { useDayFormat } from './useDayFormat.ts';
import { type FigureStyle, useFigureFormat } from './useFigureFormat.ts';

const BEFORE = 'before';

const NO_MARKS: MarkedOn = { done: [], notes: [] };

/** Height of the legend above the lines, in pixels: it is beside the chart's own. */
const LEGEND = 36;

/**
 * A line over days; days without a figure are gaps, not zeros. The period before is a dashed line,
 * each day of it where the same day of the range is.
 */
const TrendChart = (props: {
  label: string;
  /** The days, each with its counterpart in the period before where that is drawn, too. */
  points: readonly ComparedPoint[];
  style: FigureStyle;
  height?: number;
  onPick?: (day: string) => void;
  /** What was done and written on the marked days, in words. */
  marks?: ReadonlyMap<string, string>;
  /** The marked days, by what marks them. */
  markedOn?: MarkedOn;
}) => {
  const { label, points, style, height = 260, onPick, marks, markedOn = NO_MARKS } = props;
  const theme = useTheme();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const formatDay = useDayFormat();
  const format = useFigureFormat();
  const translate = useTranslate();
  const days = points.map(point => point.day);
  const dayWithMark = (day: string) => {
    const mark = marks?.get(day);
    return mark ? `${formatDay(day)} · ${mark}` : formatDay(day);
  };
  const isCompared = points.some(point => point.before !== null);
  const beforeAt = (index: number | undefined, value: number | null) => {
    const day = index === undefined ? undefined : points[index]?.before?.day;
    return day && value !== null
      ? `${format(value, style)} (${formatDay(day)})`
      : format(value, style);
  };
  return (
    <LineChart
      height={isCompared ? height - LEGEND : height}
      skipAnimation={still}
      hideLegend={!isCompared}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 12, top: 8 + markRoom(markedOn), bottom: 0 }}
      xAxis={[
        {
          data: days,
          scaleType: 'point',
          valueFormatter: (day: string, context) =>
            context.location === 'tick' ? formatDay(day, 'short') : dayWithMark(day),
          tickInterval: (_: string, index: number) => index % Math.ceil(days.length / 7) === 0,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: 52,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => format(value, style),
          tickNumber: 4,
        },
      ]}
      series={[
        {
          data: points.map(point => point.value),
          label,
          area: true,
          showMark: points.length <= 14,
          curve: 'linear',
          color: theme.vars?.palette.primary.main ?? theme.palette.primary.main,
          valueFormatter: value => format(value, style),
        },
        ...(isCompared
          ? [
              {
                id: BEFORE,
                data: points.map(point => point.before?.value ?? null),
                label: translate('analytics.periodBefore'),
                showMark: false,
                curve: 'linear' as const,
                color: theme.vars?.palette.text.secondary ?? theme.palette.text.secondary,
                valueFormatter: (value: number | null, { dataIndex }: { dataIndex?: number }) =>
                  beforeAt(dataIndex, value),
              },
            ]
          : []),
      ]}
      sx={{
        [`& .${lineClasses.area}`]: { fillOpacity: 0.12 },
        [`& .${lineClasses.line}[data-series="${BEFORE}"]`]: { strokeDasharray: '5 4' },
      }}
      onAxisClick={(_, axis) => {
        if (onPick && typeof axis?.axisValue === 'string') onPick(axis.axisValue);
      }}
    >
      <ChartMarks {...markedOn} />
    </LineChart>
  );
};

export default TrendChart;
