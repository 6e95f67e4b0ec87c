import TableSortLabel from '@mui/material/TableSortLabel';
import { useDataTableCallbacksContext, useNotify } from 'ra-core';
import { useMemo } from 'react';
import { useSortOffer } from './useSortOffer.ts';

/** A heading that sorts; where it cannot, or not the other way round, it says why instead. */
export const SortHeading = (props: {
  name: string;
  field: string;
  firstOrder?: 'ASC' | 'DESC';
  /** The direction that the list is sorted in by the field, if it is. */
  direction: 'asc' | 'desc' | undefined;
}) => {
  const { name, field, firstOrder, direction } = props;
  const { handleSort } = useDataTableCallbacksContext();
  const offer = useSortOffer();
  const notify = useNotify();
  const first = firstOrder ?? 'ASC';
  const other = first === 'ASC' ? 'DESC' : 'ASC';
  // Not at each of its drawings: each asks all declared queries.
  const order = useMemo(
    () => (offer(field, name, first) === null ? first : other),
    [offer, field, name, first, other],
  );
  const blocked = useMemo(
    () => offer(field, name, direction && (direction === 'asc' ? 'DESC' : 'ASC'))?.text ?? null,
    [offer, field, name, direction],
  );
  const isActive = direction !== undefined;
  return (
    <TableSortLabel
      active={isActive}
      direction={direction ?? 'asc'}
      hideSortIcon={blocked !== null && !isActive}
      aria-disabled={blocked !== null}
      title={blocked ?? undefined}
      data-field={field}
      data-order={order}
      onClick={blocked === null ? handleSort : () => notify(blocked, { type: 'info' })}
      sx={
        blocked === null
          ? undefined
          : { cursor: 'default', ...(isActive ? {} : { color: 'text.disabled' }) }
      }
    >
      {name}
    </TableSortLabel>
  );
};
