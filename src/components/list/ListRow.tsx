import TableRow from '@mui/material/TableRow';
import { useDataTableSelectedIdsContext, useRecordContext } from 'ra-core';
import type { DataTableRowProps } from 'react-admin';
import { useOpenRow } from './OpenRow.tsx';

/** A row of the table, marked while it is selected; a click on it opens its record. */
export const ListRow = ({ className, children }: DataTableRowProps) => {
  const record = useRecordContext();
  const selected = useDataTableSelectedIdsContext();
  const open = useOpenRow();
  if (!record) return null;
  return (
    <TableRow
      hover
      className={className}
      selected={selected?.includes(record.id)}
      onClick={event => open(record, event)}
    >
      {children}
    </TableRow>
  );
};
