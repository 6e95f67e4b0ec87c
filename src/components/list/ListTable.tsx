import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Column } from './column.ts';
import { useSelection } from './useSelection.ts';

const isInteractive = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, label') !== null;

/** The rows of a list as a table: sortable headings, selection, a click on a row opens it. */
export const ListTable = <T extends RaRecord>(props: {
  label: string;
  columns: readonly Column<T>[];
  selectable: boolean;
  hrefOf?: (record: T) => string;
  nameOf: (record: T) => string;
}) => {
  const { label, columns, selectable, hrefOf, nameOf } = props;
  const { data = [], sort, setSort, isFetching } = useListContext<T>();
  const { isSelected, toggle, pageState, togglePage } = useSelection();
  const translate = useTranslate();
  const navigate = useNavigate();
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
        <TableBody>
          {data.map(record => (
            <TableRow
              key={record.id}
              hover
              selected={isSelected(record.id)}
              onClick={event => {
                // The second click of a double click may have been meant for what lay above the row.
                if (hrefOf && event.detail < 2 && !isInteractive(event)) navigate(hrefOf(record));
              }}
              sx={{ cursor: hrefOf ? 'pointer' : 'default', height: 52 }}
            >
              {selectable && (
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={isSelected(record.id)}
                    onClick={event => toggle(record.id, event.shiftKey)}
                    slotProps={{
                      input: {
                        'aria-label': translate('common.rows.selectRow', { name: nameOf(record) }),
                      },
                    }}
                  />
                </TableCell>
              )}
              {columns.map(column => (
                <TableCell key={column.id} align={column.align}>
                  {column.render(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
