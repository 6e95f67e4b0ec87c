import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type Identifier, type RaRecord, useTranslate } from 'ra-core';
import { type MouseEvent, useMemo } from 'react';
import type { Column } from './column.ts';

/**
 * A row of a table. It is drawn anew only when something of its own changes, and its cells only
 * when its record or the columns do; the functions must be stable for that.
 */
export const ListTableRow = <T extends RaRecord>(props: {
  record: T;
  columns: readonly Column<T>[];
  selectable: boolean;
  selected: boolean;
  /** Whether a click opens the record. */
  opens: boolean;
  onOpen: (record: T, event: MouseEvent) => void;
  onToggle: (id: Identifier, range: boolean) => void;
  nameOf: (record: T) => string;
}) => {
  const { record, columns, selectable, selected, opens, onOpen, onToggle, nameOf } = props;
  const translate = useTranslate();
  const cells = useMemo(
    () =>
      columns.map(column => (
        <TableCell key={column.id} align={column.align}>
          {column.render(record)}
        </TableCell>
      )),
    [columns, record],
  );
  return useMemo(
    () => (
      <TableRow
        hover
        selected={selected}
        onClick={event => onOpen(record, event)}
        sx={{ cursor: opens ? 'pointer' : 'default', height: 52 }}
      >
        {selectable && (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={selected}
              onClick={event => onToggle(record.id, event.shiftKey)}
              slotProps={{
                input: {
                  'aria-label': translate('common.rows.selectRow', { name: nameOf(record) }),
                },
              }}
            />
          </TableCell>
        )}
        {cells}
      </TableRow>
    ),
    [record, cells, selectable, selected, opens, onOpen, onToggle, nameOf, translate],
  );
};
