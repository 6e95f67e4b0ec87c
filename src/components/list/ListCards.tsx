import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import type { Column } from './column.ts';
import { useSelection } from './useSelection.ts';

/** The rows of a list as cards, for narrow screens. */
export const ListCards = <T extends RaRecord>(props: {
  label: string;
  columns: readonly Column<T>[];
  selectable: boolean;
  nameOf: (record: T) => string;
}) => {
  const { label, columns, selectable, nameOf } = props;
  const { data = [], isFetching } = useListContext<T>();
  const { isSelected, toggle } = useSelection();
  const translate = useTranslate();
  const titles = columns.filter(column => column.onCard === 'title');
  const lines = columns.filter(column => (column.onCard ?? 'line') === 'line');
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={isFetching}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {data.map(record => (
        <Box
          component="li"
          key={record.id}
          sx={{
            display: 'flex',
            gap: 1,
            px: 1.5,
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { borderBottom: 0 },
          }}
        >
          {selectable && (
            <Checkbox
              checked={isSelected(record.id)}
              onChange={() => toggle(record.id, false)}
              sx={{ alignSelf: 'flex-start', ml: -1 }}
              slotProps={{
                input: {
                  'aria-label': translate('common.rows.selectRow', { name: nameOf(record) }),
                },
              }}
            />
          )}
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            {titles.map(column => (
              <Box key={column.id}>{column.render(record)}</Box>
            ))}
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(88px, auto) 1fr',
                columnGap: 1.5,
                rowGap: 0.5,
                m: 0,
                mt: 1,
                typography: 'body2',
                '& dt': { color: 'text.secondary' },
                // A line without a value says nothing.
                '& dt:has(+ dd:empty), & dd:empty': { display: 'none' },
                '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
                // Enlarged text has to wrap here, whatever it does in a table.
                '& dd *': { whiteSpace: 'normal' },
              }}
            >
              {lines.map(column => (
                <Box key={column.id} sx={{ display: 'contents' }}>
                  <dt>{translate(column.label)}</dt>
                  <dd>{column.render(record)}</dd>
                </Box>
              ))}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
