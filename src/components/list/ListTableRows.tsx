import TableBody from '@mui/material/TableBody';
import { type RaRecord, useEvent, useListContext } from 'ra-core';
import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Column } from './column.ts';
import { ListTableRow } from './ListTableRow.tsx';
import type { Selection } from './useSelection.ts';

const isInteractive = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, label') !== null;

const NONE: readonly never[] = [];

/**
 * The rows of a table. They are gone through only when records, columns or the selection change:
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
          <ListTableRow
            key={record.id}
            record={record}
            columns={columns}
            selectable={selectable}
            selected={selected.has(record.id)}
            opens={opens}
            onOpen={open}
            onToggle={toggle}
            nameOf={nameOf}
          />
        ))}
      </TableBody>
    );
  }, [data, columns, selectable, selectedIds, opens, open, toggle, nameOf]);
};
