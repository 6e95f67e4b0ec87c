import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { LAYOUT } from '@/theme/tokens.ts';
import type { Column } from './column.ts';
import { ListTableRows } from './ListTableRows.tsx';
import { SELECTION_BAR } from './SelectionBar.tsx';
import { directionOf, SortHeading } from './SortHeading.tsx';
import { useIsWider } from './useIsWider.ts';
import { useSelection } from './useSelection.ts';
import type { SortOffer } from './useSortOffer.ts';

/**
 * A table that fits scrolls with the page, its head below the page's own. One that does not has to
 * scroll sideways in a box, and what scrolls in a box holds its head there.
 */
const scrolling = { maxHeight: `calc(100dvh - ${LAYOUT.header}px)` };

/** The head's place, and room for it above what gets the focus. */
const headAt = (top: number) => ({
  '& thead th': { top, bgcolor: 'background.paper' },
  '& tbody :is(a, input, button)': { scrollMarginTop: `${top + 56}px` },
});

/** The rows of a list as a table: sortable headings, selection, a click on a row opens it. */
export const ListTable = <T extends RaRecord>(props: {
  label: string;
  columns: readonly Column<T>[];
  selectable: boolean;
  hrefOf?: (record: T) => string;
  nameOf: (record: T) => string;
  sortOffer: SortOffer;
}) => {
  const { label, columns, selectable, sortOffer } = props;
  const { sort, isFetching } = useListContext<T>();
  const selection = useSelection();
  const { pageState, togglePage, selectedIds } = selection;
  const selecting = selectable && selectedIds.length > 0;
  const box = useRef<HTMLDivElement>(null);
  const wider = useIsWider(box);
  const translate = useTranslate();
  return (
    <TableContainer ref={box} sx={wider ? scrolling : { overflow: 'visible' }}>
      <Table
        size="small"
        stickyHeader
        aria-label={label}
        aria-busy={isFetching}
        sx={headAt(wider ? 0 : LAYOUT.header + (selecting ? SELECTION_BAR : 0))}
      >
        <TableHead>
          <TableRow>
            {selectable && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={pageState === 'all'}
                  indeterminate={pageState === 'some'}
                  onChange={togglePage}
                  slotProps={{ input: { 'aria-label': translate('common.rows.selectPage') } }}
                />
              </TableCell>
            )}
            {columns.map(column => (
              <TableCell
                key={column.id}
                align={column.align}
                width={column.width}
                sortDirection={directionOf(column.sortBy, sort)}
              >
                {column.sortBy ? (
                  <SortHeading
                    name={translate(column.label)}
                    field={column.sortBy}
                    firstOrder={column.firstOrder}
                    sortOffer={sortOffer}
                  />
                ) : (
                  translate(column.label)
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <ListTableRows {...props} selection={selection} />
      </Table>
    </TableContainer>
  );
};
