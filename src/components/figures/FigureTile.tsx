import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { compareFigures } from '@/domain/analytics/metrics.ts';
import { useNumberFormat } from '../format/useFormat.ts';
import { LoadingSkeleton } from '../states/LoadingSkeleton.tsx';
import { Tile, TileGrid } from './Tile.tsx';
import { type FigureStyle, useFigureFormat } from './useFigureFormat.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The smallest change that is told by its size, in hundredths. */
const SMALLEST = 0.1;

/** How a figure changed against the period before; in words as well as by its sign. */
const ChangeText = (props: { now: number; before: number; style: FigureStyle }) => {
  const { now, before, style } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const formatNumber = useNumberFormat();
  const shownBefore = format(before, style);
  // Two figures that read the same have not changed, whatever their digits beyond say.
  const isSame = format(now, style) === shownBefore;
  const { change, difference } = compareFigures(isSame ? before : now, before);
  // In hundredths: points of a share, per cent of a count; null from nothing.
  const hundredths = style === 'share' ? difference * 100 : change === null ? null : change * 100;
  const isTiny = hundredths !== null && difference !== 0 && Math.abs(hundredths) < SMALLEST / 2;
  const sign = isTiny ? 0 : Math.sign(difference);
  const colour = sign === 0 ? 'text.secondary' : sign > 0 ? 'success.main' : 'error.main';
  // What rounds to nothing is told as less than what can be told: two figures that read otherwise did change.
  const shown = (write: (value: number) => string) =>
    hundredths === null ? null : isTiny ? `<${write(SMALLEST)}` : write(Math.abs(hundredths));
  // A share of a share is misread as one: what became of 7 % is told in points of a hundred.
  const size =
    style === 'share'
      ? translate('analytics.points', { points: shown(value => formatNumber(value, TENTHS)) })
      : shown(value => format(value / 100, 'share'));
  const arrow = sign === 0 ? '→' : sign > 0 ? '▲' : '▼';
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {size && (
        <Box component="span" sx={{ display: 'block', color: colour, fontWeight: 600 }}>
          <span aria-hidden>{arrow} </span>
          {difference === 0
            ? translate('analytics.same')
            : translate(difference < 0 ? 'analytics.less' : 'analytics.more', { size })}
        </Box>
      )}
      {translate('analytics.before', { value: shownBefore })}
    </Typography>
  );
};

/** As high as a change in words: what stands below stays where it is when that comes. */
const ChangeSkeleton = () => (
  <Typography variant="body2" component="span" sx={{ minHeight: '2lh', width: '100%' }}>
    <LoadingSkeleton width="70%" />
  </Typography>
);

/** One figure with its change. It leads to the rows behind it. */
export const FigureTile = (props: {
  label: string;
  value: number | null;
  /** The same figure of the period before; undefined where it is not compared. */
  before?: number | null;
  /** Whether the period before is still being read. */
  comparing?: boolean;
  style?: FigureStyle;
  help?: string;
  to: string;
  selected?: boolean;
}) => {
  const { label, value, before, comparing, style = 'count', help, to, selected } = props;
  const format = useFigureFormat();
  const tile = (
    <Tile
      label={label}
      figure={format(value, style)}
      to={to}
      replace={selected !== undefined}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
    >
      {value !== null && typeof before === 'number' && (
        <ChangeText now={value} before={before} style={style} />
      )}
      {value !== null && comparing && <ChangeSkeleton />}
    </Tile>
  );
  return help ? (
    <Tooltip title={help} describeChild>
      {tile}
    </Tooltip>
  ) : (
    tile
  );
};

/** Tiles of figures side by side. */
export const FigureGrid = (props: {
  /** Width that a tile needs, as CSS has it. */
  least?: string;
  children: ReactNode;
}) => <TileGrid least={props.least ?? '8rem'}>{props.children}</TileGrid>;
