import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Column } from './column.ts';
import type { SortOffer } from './useSortOffer.ts';

/** Chooses the order on narrow screens, where there are no headings to click. */
export const SortSelect = <T extends RaRecord>(props: {
  columns: readonly Column<T>[];
  sortOffer: SortOffer;
}) => {
  const { columns, sortOffer } = props;
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const choices = columns.flatMap(({ sortBy, label }) =>
    sortBy
      ? (['ASC', 'DESC'] as const).map(order => ({
          value: `${sortBy} ${order}`,
          blocked: sortOffer(sortBy, translate(label)),
          sort: { field: sortBy, order },
          name: translate(order === 'ASC' ? 'common.ascending' : 'common.descending', {
            name: translate(label),
          }),
        }))
      : [],
  );
  const id = useId();
  const value = `${sort.field} ${sort.order}`;
  return (
    <FormControl sx={{ display: { md: 'none' }, flex: '1 1 160px' }}>
      <InputLabel htmlFor={id} shrink>
        {translate('common.sortBy')}
      </InputLabel>
      <NativeSelect
        id={id}
        input={<OutlinedInput notched label={translate('common.sortBy')} />}
        sx={{ '& select': { textOverflow: 'ellipsis' } }}
        value={choices.some(choice => choice.value === value) ? value : ''}
        onChange={event => {
          const chosen = choices.find(choice => choice.value === event.target.value);
          if (chosen) setSort(chosen.sort);
        }}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value} disabled={choice.blocked !== null}>
            {choice.blocked ?? choice.name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
};
