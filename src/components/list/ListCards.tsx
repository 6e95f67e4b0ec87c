import Box from '@mui/material/Box';
import { DataTableBase, type RaRecord, RecordContextProvider, useListContext } from 'ra-core';
import type { Column } from './column.ts';
import { ListCard } from './ListCard.tsx';

/** The rows of a list as cards, for narrow screens. */
export const ListCards = <T extends RaRecord>(props: {
  label: string;
  columns: readonly Column<T>[];
  selectable: boolean;
}) => {
  const { label, columns, selectable } = props;
  const { data = [], isFetching } = useListContext<T>();
  return (
    <DataTableBase hasBulkActions={selectable} empty={null} loading={null}>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={isFetching}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {data.map(record => (
          <RecordContextProvider key={record.id} value={record}>
            <ListCard record={record} columns={columns} selectable={selectable} />
          </RecordContextProvider>
        ))}
      </Box>
    </DataTableBase>
  );
};
