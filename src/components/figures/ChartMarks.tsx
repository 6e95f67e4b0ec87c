import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

/** Half the width of a mark's head, in pixels. */
const HALF = 4;

/** Room that the heads of marks take above the lines, in pixels. */
export const MARK_ROOM = 2 * HALF + 4;

/**
 * A head above the lines for each day on which something was done, and a thin line down to the axis.
 * What it was is told beside the chart and in the tooltip of the day.
 */
export const ChartMarks = ({ days }: { days: readonly string[] }) => {
  const theme = useTheme();
  const scale = useXScale<'point'>();
  const { top, height } = useDrawingArea();
  const color = theme.vars?.palette.text.secondary ?? theme.palette.text.secondary;
  const head = top - HALF - 3;
  return (
    <g pointerEvents="none">
      {days.map(day => {
        const x = scale(day);
        return x === undefined ? null : (
          <g key={day} data-mark={day}>
            <line
              x1={x}
              x2={x}
              y1={head}
              y2={top + height}
              stroke={color}
              strokeOpacity={0.45}
              strokeDasharray="2 3"
            />
            <path
              d={`M${x} ${head - HALF}l${HALF} ${HALF}l${-HALF} ${HALF}l${-HALF} ${-HALF}z`}
              fill={color}
            />
          </g>
        );
      })}
    </g>
  );
};
