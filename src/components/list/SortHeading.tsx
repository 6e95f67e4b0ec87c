import TableSortLabel from '@mui/material/TableSortLabel';
import { type SortPayload, useListContext, useNotify } from 'ra-core';
import type { SortOffer } from './useSortOffer.ts';

/** The direction that a field is sorted in at the moment, if it is. */
export const directionOf = (field: string | undefined, sort: SortPayload) => {
  if (field === undefined || sort.field !== field) return undefined;
  return sort.order === 'ASC' ? ('asc' as const) : ('desc' as const);
};

/** A heading that sorts; where a filter does not go with its order it says so instead. */
export const SortHeading = (props: {
  name: string;
  field: string;
  firstOrder?: 'ASC' | 'DESC';
  sortOffer: SortOffer;
}) => {
  const { name, field, firstOrder = 'ASC', sortOffer } = props;
  const { sort, setSort } = useListContext();
  const notify = useNotify();
  const direction = directionOf(field, sort);
  const blocked = sortOffer(field, name);
  const press = () => {
    if (blocked !== null) return notify(blocked, { type: 'info' });
    const flipped = sort.order === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order: direction ? flipped : firstOrder });
  };
  return (
    <TableSortLabel
      active={direction !== undefined}
      direction={direction ?? 'asc'}
      hideSortIcon={blocked !== null}
      aria-disabled={blocked !== null}
      title={blocked ?? undefined}
      onClick={press}
      sx={blocked === null ? undefined : { color: 'text.disabled', cursor: 'default' }}
    >
      {name}
    </TableSortLabel>
  );
};
