import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router';
import { balancedColumns } from './balancedColumns.ts';

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

/** Between tiles, in pixels, where a window has room. */
const GAP = 12;

/** What tiles stand in once there is room for so many columns. */
const rowsOf = (columns: number, count: number, least: string) => ({
  [`@container (min-width: calc(${columns} * ${least} + ${(columns - 1) * GAP}px))`]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    // Of tiles in pairs the odd one out has the whole line.
    '& > :last-child': { gridColumn: columns === 2 && count % 2 === 1 ? '1 / -1' : 'auto' },
  },
});

/**
 * Tiles side by side, as many as there is room for and fill their rows.
 * @param props.least width of a tile, as CSS has it.
 */
export const TileGrid = ({ least, children }: { least: string; children: ReactNode }) => {
  const count = Children.toArray(children).length;
  return (
    <Box sx={{ containerType: 'inline-size', mb: { xs: 2, md: 3 } }}>
      <Box
        sx={[
          { display: 'grid', gap: { xs: 1, md: `${GAP}px` } },
          ...balancedColumns(count).map(columns => rowsOf(columns, count, least)),
        ]}
      >
        {children}
      </Box>
    </Box>
  );
};
