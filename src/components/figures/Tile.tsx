import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

/** A number with its name, which leads to the rows behind it; `quiet` where there are none. */
export const Tile = ({
  label,
  figure,
  quiet = false,
  children,
  ...link
}: ComponentProps<typeof Link> & {
  label: string;
  figure: ReactNode;
  quiet?: boolean;
}) => {
  const selected = link['aria-current'] === 'true';
  return (
    <ButtonBase
      component={Link}
      {...link}
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
          color: quiet ? 'text.secondary' : 'text.primary',
        }}
      >
        {figure}
      </Typography>
      {children}
    </ButtonBase>
  );
};

/**
 * Tiles side by side, as many as there is room for.
 * @param props.least width of a tile.
 * @param props.pairs width of the window up to which two stand beside each other.
 */
export const TileGrid = (props: { least: string; pairs: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 1, md: 1.5 },
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${props.least}), 1fr))`,
      // On a phone tiles stand in pairs; the odd one out has the whole line.
      [`@media (max-width: ${props.pairs})`]: {
        '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
      },
      mb: { xs: 2, md: 3 },
    }}
  >
    {props.children}
  </Box>
);
