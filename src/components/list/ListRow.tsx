import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useEvent,
  useGetPathForRecordCallback,
  useNavigate,
  useRecordContext,
  useResourceContext,
} from 'ra-core';
import type { MouseEvent } from 'react';
import { DataTableRow, type DataTableRowProps } from 'react-admin';

const isInteractive = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

/**
 * react-admin's row, marked while it is selected. A click on a link or a button in it is theirs
 * alone, and the second click of a double click may have been meant for what lay above the row.
 */
export const ListRow = (props: DataTableRowProps) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const selected = useDataTableSelectedIdsContext();
  const { rowClick } = useDataTableCallbacksContext();
  const pathOf = useGetPathForRecordCallback();
  const navigate = useNavigate();
  const open = useEvent(async (event: MouseEvent) => {
    if (!record || !resource || event.detail > 1 || isInteractive(event)) return;
    const link =
      typeof rowClick === 'function' ? await rowClick(record.id, resource, record) : rowClick;
    const path = await pathOf({ record, resource, link });
    if (path) navigate(path);
  });
  const isSelected = record !== undefined && selected?.includes(record.id);
  return <DataTableRow {...props} selected={isSelected} onClick={open} />;
};
