import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { compareFigures } from '@/domain/analytics/metrics.ts';
import { type FigureStyle, useFigureFormat } from './useFigureFormat.ts';

/** How a figure changed against the period before; in words as well as by its sign. */
const ChangeText = (props: { now: number; before: number; style: FigureStyle }) => {
  const { now, before, style } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const shownBefore = format(before, style);
  // Two figures that read the same have not changed, whatever their digits beyond say.
  const isSame = format(now, style) === shownBefore;
  const { change, difference } = compareFigures(isSame ? before : now, before);
  const colour =
    difference === 0 ? 'text.secondary' : difference > 0 ? 'success.main' : 'error.main';
  const share = change === null ? null : format(Math.abs(change), 'share');
  const arrow = difference === 0 ? '→' : difference > 0 ? '▲' : '▼';
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {share !== null && (
        <Box component="span" sx={{ display: 'block', color: colour, fontWeight: 600 }}>
          <span aria-hidden>{arrow} </span>
          {translate(difference < 0 ? 'analytics.less' : 'analytics.more', { share })}
        </Box>
      )}
      {translate('analytics.before', { value: shownBefore })}
    </Typography>
  );
};

/** One figure with its change. It leads to the rows behind it. */
export const FigureTile = (props: {
  label: string;
  value: number | null;
  /** The same figure of the period before; undefined where it is not compared. */
  before?: number | null;
  style?: FigureStyle;
  help?: string;
  to: string;
  selected?: boolean;
}) => {
  const { label, value, before, style = 'count', help, to, selected } = props;
  const format = useFigureFormat();
  const tile = (
    <ButtonBase
      component={Link}
      to={to}
      replace={selected !== undefined}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        textAlign: 'left',
        gap: 0.25,
        p: 2,
        height: '100%',
        width: '100%',
        minHeight: 96,
        border: 1,
        borderColor: selected ? 'primary.main' : 'divider',
        boxShadow: selected ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography variant="body2" color="textSecondary" component="span">
        {label}
      </Typography>
      <Typography
        component="span"
        sx={{
          fontSize: '1.625rem',
          fontWeight: 650,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {format(value, style)}
      </Typography>
      {value !== null && typeof before === 'number' && (
        <ChangeText now={value} before={before} style={style} />
      )}
    </ButtonBase>
  );
  return help ? (
    <Tooltip title={help} describeChild>
      {tile}
    </Tooltip>
  ) : (
    tile
  );
};

/** Tiles side by side, as many as there is room for. */
export const FigureGrid = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 1, md: 1.5 },
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
      // On a phone tiles stand in pairs; the odd one out has the whole line.
      '@media (max-width: 27em)': { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
      mb: { xs: 2, md: 3 },
    }}
  >
    {children}
  </Box>
);
