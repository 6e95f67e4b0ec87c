import Checkbox from '@mui/material/Checkbox';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, useEvent, useListContext, useTranslate } from 'ra-core';
import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Column } from './column.ts';
import type { Selection } from './useSelection.ts';

const isInteractive = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, label') !== null;

const NONE: readonly never[] = [];

/**
 * The rows of a table. They are drawn anew only when records, columns or the selection change:
 * a key in the search field changes the list three times, and its rows once.
 */
export const ListTableRows = <T extends RaRecord>(props: {
  columns: readonly Column<T>[];
  selectable: boolean;
  selection: Selection;
  hrefOf?: (record: T) => string;
  nameOf: (record: T) => string;
}) => {
  const { columns, selectable, selection, hrefOf, nameOf } = props;
  const { data = NONE } = useListContext<T>();
  const { selectedIds } = selection;
  const translate = useTranslate();
  const navigate = useNavigate();
  const toggle = useEvent(selection.toggle);
  const opens = hrefOf !== undefined;
  const open = useEvent((record: T, event: MouseEvent) => {
    // The second click of a double click may have been meant for what lay above the row.
    if (hrefOf && event.detail < 2 && !isInteractive(event)) navigate(hrefOf(record));
  });
  return useMemo(() => {
    const selected = new Set(selectedIds);
    return (
      <TableBody>
        {data.map(record => (
          <TableRow
            key={record.id}
            hover
            selected={selected.has(record.id)}
            onClick={event => open(record, event)}
            sx={{ cursor: opens ? 'pointer' : 'default', height: 52 }}
          >
            {selectable && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={selected.has(record.id)}
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
    );
  }, [data, columns, selectable, selectedIds, opens, open, toggle, nameOf, translate]);
};
