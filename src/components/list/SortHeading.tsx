import TableSortLabel from '@mui/material/TableSortLabel';
import { useDataTableCallbacksContext, useNotify } from 'ra-core';
import { useSortOffer } from './useSortOffer.ts';

/** A heading that sorts; where a filter does not go with its order it says so instead. */
export const SortHeading = (props: {
  name: string;
  field: string;
  firstOrder?: 'ASC' | 'DESC';
  /** The direction that the list is sorted in by the field, if it is. */
  direction: 'asc' | 'desc' | undefined;
}) => {
  const { name, field, firstOrder, direction } = props;
  const { handleSort } = useDataTableCallbacksContext();
  const blocked = useSortOffer()(field, name);
  const notify = useNotify();
  return (
    <TableSortLabel
      active={direction !== undefined}
      direction={direction ?? 'asc'}
      hideSortIcon={blocked !== null}
      aria-disabled={blocked !== null}
      title={blocked ?? undefined}
      data-field={field}
      data-order={firstOrder}
      onClick={blocked === null ? handleSort : () => notify(blocked, { type: 'info' })}
      sx={blocked === null ? undefined : { color: 'text.disabled', cursor: 'default' }}
    >
      {name}
    </TableSortLabel>
  );
};
