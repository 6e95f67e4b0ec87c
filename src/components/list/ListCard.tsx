import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Column } from './column.ts';
import { SelectRow } from './SelectRow.tsx';

const CARD = {
  display: 'flex',
  gap: 1,
  px: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const;

const LINES = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) 1fr',
  alignItems: 'baseline',
  columnGap: 1.5,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  // A line without a value says nothing.
  '& dt:has(+ dd:empty), & dd:empty': { display: 'none' },
  // Letters that pile up on one another cannot be broken: what does not fit is cut, not the page widened.
  '& dd': {
    ...{ m: 0, minWidth: 0, overflowWrap: 'anywhere' },
    ...{ overflowX: 'clip', overflowClipMargin: '4px' },
  },
  // Enlarged text has to wrap here, whatever it does in a table.
  '& dd *': { whiteSpace: 'normal' },
} as const;

/** A row of a list as a card. It is drawn anew only when its record or the columns change. */
export const ListCard = <T extends RaRecord>(props: {
  record: T;
  columns: readonly Column<T>[];
  selectable: boolean;
}) => {
  const { record, columns, selectable } = props;
  const translate = useTranslate();
  return useMemo(
    () => (
      <Box component="li" sx={CARD}>
        {selectable && (
          <Box sx={{ ml: -1, '& svg': { fontSize: 24 } }}>
            <SelectRow />
          </Box>
        )}
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          {columns
            .filter(column => column.onCard === 'title')
            .map(column => (
              <Box key={column.id}>{column.render(record)}</Box>
            ))}
          <Box component="dl" sx={LINES}>
            {columns
              .filter(column => (column.onCard ?? 'line') === 'line')
              .map(column => (
                <Box key={column.id} sx={{ display: 'contents' }}>
                  <dt>{translate(column.label)}</dt>
                  <dd>{column.render(record)}</dd>
                </Box>
              ))}
          </Box>
        </Box>
      </Box>
    ),
    [record, columns, selectable, translate],
  );
};
