import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Tile, TileGrid } from '@/components/figures/Tile.tsx';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { useCount } from '@/components/list/useCount.ts';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Filter } from '@/providers/types.ts';

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
    <Tile
      label={label}
      figure={
        value === undefined ? <LoadingSkeleton width={48} /> : value === null ? '–' : format(value)
      }
      quiet={!value}
      to={to}
    >
      {note && (
        <Typography variant="body2" color="textSecondary" component="span">
          {note}
        </Typography>
      )}
    </Tile>
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
  const caption = error
    ? errorText(error).sentence
    : data === 0
      ? translate('dashboard.allWell')
      : note;
  return <NumberTile label={label} value={error ? null : data} note={caption} to={to} />;
};

/** Tiles of counts side by side. */
export const CountGrid = ({ children }: { children: ReactNode }) => (
  <TileGrid least="9.5rem">{children}</TileGrid>
);
