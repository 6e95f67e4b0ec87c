import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import type { Column } from './column.ts';
import { ListTableRows } from './ListTableRows.tsx';
import { useSelection } from './useSelection.ts';

/** The rows of a list as a table: sortable headings, selection, a click on a row opens it. */
export const ListTable = <T extends RaRecord>(props: {
  label: string;
  columns: readonly Column<T>[];
  selectable: boolean;
  hrefOf?: (record: T) => string;
  nameOf: (record: T) => string;
}) => {
  const { label, columns, selectable } = props;
  const { sort, setSort, isFetching } = useListContext<T>();
  const selection = useSelection();
  const { pageState, togglePage } = selection;
  const translate = useTranslate();
  const sortBy = ({ sortBy: field, firstOrder = 'ASC' }: Column<T>) => {
    if (!field) return;
    const flipped = sort.order === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order: sort.field === field ? flipped : firstOrder });
  };
  return (
    <TableContainer>
      <Table size="small" aria-label={label} aria-busy={isFetching}>
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
            {columns.map(column => {
              const active = column.sortBy !== undefined && sort.field === column.sortBy;
              const direction = sort.order === 'ASC' ? 'asc' : 'desc';
              return (
                <TableCell
                  key={column.id}
                  align={column.align}
                  width={column.width}
                  sortDirection={active ? direction : undefined}
                >
                  {column.sortBy ? (
                    <TableSortLabel
                      active={active}
                      direction={active ? direction : 'asc'}
                      onClick={() => sortBy(column)}
                    >
                      {translate(column.label)}
                    </TableSortLabel>
                  ) : (
                    translate(column.label)
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <ListTableRows {...props} selection={selection} />
      </Table>
    </TableContainer>
  );
};
