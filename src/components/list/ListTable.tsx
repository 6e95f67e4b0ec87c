import Table from '@mui/material/Table';
import {
  DataTableBase,
  type DataTableBaseProps,
  DataTableRenderContext,
  type RaRecord,
  useListContext,
} from 'ra-core';
import { useMemo } from 'react';
import { DataTableBody, DataTableHead, DataTableRoot } from 'react-admin';
import { LAYOUT } from '@/theme/tokens.ts';
import { TableBox } from '../TableBox.tsx';
import type { Column } from './column.ts';
import { ListColumn } from './ListColumn.tsx';
import { ListRow } from './ListRow.tsx';
import { SelectColumn } from './SelectColumn.tsx';
import { useAnsweredQuestion } from './useAnsweredQuestion.ts';

/** As wide as its content, so that a change of its columns shows in its width. */
const TABLE = {
  width: 'fit-content',
  minWidth: '100%',
  '& tbody .RaDataTable-row': { height: 52 },
} as const;

/**
 * The rows of a list in react-admin's table, of which everything is used but its outermost
 * component: that one brings a column chooser, delete buttons and dialogs of its own.
 */
export const ListTable = <T extends RaRecord>(props: {
  label: string;
  columns: readonly Column<T>[];
  selectable: boolean;
  rowClick?: DataTableBaseProps<T>['rowClick'];
}) => {
  const { label, columns, selectable, rowClick } = props;
  const { isFetching, selectedIds } = useListContext<T>();
  const question = useAnsweredQuestion();
  // The same elements keep rows as they are when something else of the list changes.
  const cells = useMemo(
    () => [
      selectable && <SelectColumn key="select" />,
      ...columns.map(column => <ListColumn key={column.id} column={column} />),
    ],
    [columns, selectable],
  );
  const selecting = selectable && selectedIds.length > 0;
  return (
    <TableBox label={label} below={LAYOUT.header + (selecting ? LAYOUT.selectionBar : 0)}>
      <DataTableBase<T> hasBulkActions={false} rowClick={rowClick} empty={null} loading={null}>
        <DataTableRoot sx={TABLE}>
          <Table size="small" stickyHeader aria-label={label} aria-busy={isFetching}>
            <DataTableRenderContext value="header">
              <DataTableHead>{cells}</DataTableHead>
            </DataTableRenderContext>
            <DataTableBody key={question} row={ListRow}>
              {cells}
            </DataTableBody>
          </Table>
        </DataTableRoot>
      </DataTableBase>
    </TableBox>
  );
};
