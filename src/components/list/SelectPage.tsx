import Checkbox from '@mui/material/Checkbox';
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
} from 'ra-core';

/** Selects the rows of the page, or none of them. */
export const SelectPage = () => {
  const { onSelect } = useDataTableCallbacksContext();
  const page = useDataTableDataContext()?.map(({ id }) => id) ?? [];
  const selected = useDataTableSelectedIdsContext() ?? [];
  const translate = useTranslate();
  const others = selected.filter(id => !page.includes(id));
  const all = others.length + page.length === selected.length;
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={!all && others.length < selected.length}
      onChange={() => onSelect?.(all ? others : [...others, ...page])}
      slotProps={{ input: { 'aria-label': translate('common.rows.selectPage') } }}
    />
  );
};
