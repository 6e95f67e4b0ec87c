import { tableRowClasses } from '@mui/material/TableRow';
import { useDataTableSelectedIdsContext, useRecordContext } from 'ra-core';
import type { DataTableRowProps } from 'react-admin';
import { useOpenRow } from './OpenRow.tsx';

/** A row of the table, marked while it is selected; a click on it opens its record. */
export const ListRow = ({ className, children }: DataTableRowProps) => {
  const record = useRecordContext();
  const selected = useDataTableSelectedIdsContext();
  const open = useOpenRow();
  if (!record) return null;
  const marked = selected?.includes(record.id) ? ` ${tableRowClasses.selected}` : '';
  return (
    // Who uses keys opens the record by its link.
    <tr className={`${className ?? ''}${marked}`} onClick={event => open(record, event)}>
      {children}
    </tr>
  );
};
