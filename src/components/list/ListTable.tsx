import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { LAYOUT } from '@/theme/tokens.ts';
import { HeadedTable } from '../HeadedTable.tsx';
import type { Column } from './column.ts';
import { ListTableRows } from './ListTableRows.tsx';
import { SELECTION_BAR } from './SelectionBar.tsx';
import { directionOf, SortHeading } from './SortHeading.tsx';
import { useSelection } from './useSelection.ts';
import type { SortOffer } from './useSortOffer.ts';

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
  const translate = useTranslate();
  return (
    <HeadedTable
      label={label}
      busy={isFetching}
      below={LAYOUT.header + (selecting ? SELECTION_BAR : 0)}
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
    </HeadedTable>
  );
};
