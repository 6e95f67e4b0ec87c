import Box from '@mui/material/Box';
import { type RaRecord, useEvent, useListContext } from 'ra-core';
import type { Column } from './column.ts';
import { ListCard } from './ListCard.tsx';
import { useSelection } from './useSelection.ts';

/** The rows of a list as cards, for narrow screens. */
export const ListCards = <T extends RaRecord>(props: {
  label: string;
  columns: readonly Column<T>[];
  selectable: boolean;
  nameOf: (record: T) => string;
}) => {
  const { label, columns, selectable, nameOf } = props;
  const { data = [], isFetching } = useListContext<T>();
  const selection = useSelection();
  const toggle = useEvent(selection.toggle);
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={isFetching}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {data.map(record => (
        <ListCard
          key={record.id}
          record={record}
          columns={columns}
          selectable={selectable}
          selected={selection.isSelected(record.id)}
          onToggle={toggle}
          nameOf={nameOf}
        />
      ))}
    </Box>
  );
};
