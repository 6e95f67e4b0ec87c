import Checkbox from '@mui/material/Checkbox';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useMemo } from 'react';

/** Selects the row that it stands in; with Shift all from the last one on. */
export const SelectRow = () => {
  const record = useRecordContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext()?.includes(record?.id ?? '') ?? false;
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const translate = useTranslate();
  return useMemo(
    () =>
      record && (
        <Checkbox
          size="small"
          checked={selected}
          onClick={event => handleToggleItem?.(record.id, event)}
          slotProps={{
            input: {
              'aria-label': translate('common.rows.selectRow', {
                name: nameOf(record) || record.id,
              }),
            },
          }}
        />
      ),
    [record, selected, handleToggleItem, nameOf, translate],
  );
};
