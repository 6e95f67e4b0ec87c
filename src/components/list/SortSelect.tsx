import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RaRecord, type SortPayload, useListContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Column } from './column.ts';
import { useSortOffer } from './useSortOffer.ts';

/** One line of the choice; without an order it says why there is none. */
interface SortChoice {
  value: string;
  sort: SortPayload | null;
  name: string;
}

/** Chooses the order on narrow screens, where there are no headings to click. */
export const SortSelect = <T extends RaRecord>({ columns }: { columns: readonly Column<T>[] }) => {
  const sortOffer = useSortOffer();
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const choices = columns.flatMap<SortChoice>(({ sortBy, label }) => {
    if (!sortBy) return [];
    const name = translate(label);
    const blocked = sortOffer(sortBy, name);
    if (blocked) return [{ value: sortBy, sort: null, name: blocked.text }];
    return (['ASC', 'DESC'] as const).flatMap(order => {
      const refusal = sortOffer(sortBy, name, order);
      if (refusal?.isFinal) return [];
      const offered = translate(order === 'ASC' ? 'common.ascending' : 'common.descending', {
        name,
      });
      return {
        value: `${sortBy} ${order}`,
        sort: refusal ? null : { field: sortBy, order },
        name: refusal?.text ?? offered,
      };
    });
  });
  const id = useId();
  const value = `${sort.field} ${sort.order}`;
  return (
    <FormControl sx={{ flex: '1 1 160px' }}>
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
          if (chosen?.sort) setSort(chosen.sort);
        }}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value} disabled={choice.sort === null}>
            {choice.name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
};
