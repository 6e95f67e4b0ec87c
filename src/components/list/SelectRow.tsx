import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useMemo } from 'react';
import { PLAIN } from '../PlainStyles.tsx';

/** Material's box, and its ticked one: those of MUI's checkbox, which stands in the table's head. */
const BOX =
  'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z';
const TICKED =
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z';

/** The press tells of Shift; the change that React asks a name for says nothing more. */
const saidByThePress = () => {};

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
        <span className={PLAIN.tick}>
          <input
            type="checkbox"
            checked={selected}
            onClick={event => handleToggleItem?.(record.id, event)}
            onChange={saidByThePress}
            aria-label={translate('common.rows.selectRow', {
              name: nameOf(record) || record.id,
            })}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={selected ? TICKED : BOX} />
          </svg>
        </span>
      ),
    [record, selected, handleToggleItem, nameOf, translate],
  );
};
