import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

/** Half the width of a mark's head, in pixels. */
const HALF = 4;

/** Room that a row of heads takes above the lines, in pixels. */
const ROW = 2 * HALF + 4;

/** Days that are marked: those on which something was done, and those that people wrote a note on. */
export interface MarkedOn {
  done: readonly string[];
  notes: readonly string[];
}

/** Room that the heads of marks take above the lines, in pixels: notes have a row of their own. */
export const markRoom = ({ done, notes }: MarkedOn) =>
  (done.length > 0 ? ROW : 0) + (notes.length > 0 ? ROW : 0);

/**
 * A head above the lines for each marked day, and a thin line down to the axis: a diamond where something
 * was done, a dot above it where somebody wrote a note. What it was is told beside the chart and in the
 * tooltip of the day.
 */
export const ChartMarks = ({ done, notes }: MarkedOn) => {
  const theme = useTheme();
  const scale = useXScale<'point'>();
  const { top, height } = useDrawingArea();
  const color = theme.vars?.palette.text.secondary ?? theme.palette.text.secondary;
  const note = theme.vars?.palette.primary.main ?? theme.palette.primary.main;
  const head = top - HALF - 3;
  const noteHead = done.length > 0 ? head - ROW : head;
  const lineFrom = (x: number, y: number, stroke: string) => (
    <line
      x1={x}
      x2={x}
      y1={y}
      y2={top + height}
      stroke={stroke}
      strokeOpacity={0.45}
      strokeDasharray="2 3"
    />
  );
  return (
    <g pointerEvents="none">
      {done.map(day => {
        const x = scale(day);
        return x === undefined ? null : (
          <g key={day} data-mark={day}>
            {lineFrom(x, head, color)}
            <path
              d={`M${x} ${head - HALF}l${HALF} ${HALF}l${-HALF} ${HALF}l${-HALF} ${-HALF}z`}
              fill={color}
            />
          </g>
        );
      })}
      {notes.map(day => {
        const x = scale(day);
        return x === undefined ? null : (
          <g key={day} data-note={day}>
            {lineFrom(x, noteHead, note)}
            <circle cx={x} cy={noteHead} r={HALF} fill={note} />
          </g>
        );
      })}
    </g>
  );
};
