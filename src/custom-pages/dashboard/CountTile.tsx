import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { useCount } from '@/components/list/useCount.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Filter } from '@/providers/types.ts';

const tileStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 0.25,
  p: 2,
  width: '100%',
  minHeight: 96,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** A number that leads to its rows. Zero is quiet. */
export const NumberTile = (props: {
  label: string;
  /** undefined while it loads, null where it is not known. */
  value: number | null | undefined;
  note?: string;
  to: string;
}) => {
  const { label, value, note, to } = props;
  const format = useNumberFormat();
  return (
    <ButtonBase component={Link} to={to} sx={tileStyle}>
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
          color: value ? 'text.primary' : 'text.secondary',
        }}
      >
        {value === undefined ? <Skeleton width={48} /> : value === null ? '–' : format(value)}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary" component="span">
          {note}
        </Typography>
      )}
    </ButtonBase>
  );
};

/** How many rows match, counted by the back end; leads to exactly those rows. */
export const CountTile = (props: {
  label: string;
  resource: ResourceName;
  filter: Filter;
  to: string;
  note?: string;
}) => {
  const { label, resource, filter, to, note } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error } = useCount(resource, filter);
  const told = error
    ? errorText(error).sentence
    : data === 0
      ? translate('dashboard.allWell')
      : note;
  return <NumberTile label={label} value={error ? null : data} note={told} to={to} />;
};

/** Tiles side by side. */
export const TileGrid = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 1, md: 1.5 },
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      // On a phone tiles stand in pairs; the odd one out has the whole line.
      '@media (max-width: 29em)': { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
      mb: { xs: 2, md: 3 },
    }}
  >
    {children}
  </Box>
);
