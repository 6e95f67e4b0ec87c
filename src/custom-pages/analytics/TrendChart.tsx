import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useDayFormat } from './useDayFormat.ts';
import { type FigureStyle, useFigureFormat } from './useFigureFormat.ts';

/** A line over days; days without a figure are gaps, not zeros. */
const TrendChart = (props: {
  label: string;
  points: { day: string; value: number | null }[];
  style: FigureStyle;
  height?: number;
  onPick?: (day: string) => void;
}) => {
  const { label, points, style, height = 260, onPick } = props;
  const theme = useTheme();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const formatDay = useDayFormat();
  const format = useFigureFormat();
  const days = points.map(point => point.day);
  return (
    <LineChart
      height={height}
      skipAnimation={still}
      hideLegend
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 12, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: days,
          scaleType: 'point',
          valueFormatter: (day: string, context) =>
            formatDay(day, context.location === 'tick' ? 'short' : 'medium'),
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
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.12 } }}
      onAxisClick={(_, axis) => {
        if (onPick && typeof axis?.axisValue === 'string') onPick(axis.axisValue);
      }}
    />
  );
};

export default TrendChart;
