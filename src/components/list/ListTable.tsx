import Table from '@mui/material/Table';
import {
  DataTableBase,
  type DataTableBaseProps,
  DataTableRenderContext,
  type RaRecord,
  useListContext,
  useResourceDefinition,
} from 'ra-core';
import { useMemo } from 'react';
import { DataTableBody, DataTableHead, DataTableRoot } from 'react-admin';
import { LAYOUT } from '@/theme/tokens.ts';
import { TableBox } from '../TableBox.tsx';
import { CELL_STYLES } from './bodyCell.ts';
import type { Column } from './column.ts';
import { ListColumn } from './ListColumn.tsx';
import { ListRow } from './ListRow.tsx';
import { OpenRowProvider } from './OpenRow.tsx';
import { SelectColumn } from './SelectColumn.tsx';
import { useAnsweredQuestion } from './useAnsweredQuestion.ts';

/** As wide as its content, so that a change of its columns shows in its width. */
const TABLE = {
  width: 'fit-content',
  minWidth: '100%',
  '& tbody tr': { height: 52 },
  ...CELL_STYLES,
} as const;

const OPENING = { ...TABLE, '& tbody tr': { height: 52, cursor: 'pointer' } } as const;

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
  const { hasShow, hasEdit } = useResourceDefinition();
  const opens = rowClick ?? (hasShow || hasEdit);
  const selecting = selectable && selectedIds.length > 0;
  return (
    <TableBox label={label} below={LAYOUT.header + (selecting ? LAYOUT.selectionBar : 0)}>
      <DataTableBase<T> hasBulkActions={false} empty={null} loading={null}>
        <DataTableRoot sx={opens ? OPENING : TABLE}>
          <Table size="small" stickyHeader aria-label={label} aria-busy={isFetching}>
            <DataTableRenderContext value="header">
              <DataTableHead>{cells}</DataTableHead>
            </DataTableRenderContext>
            <OpenRowProvider rowClick={rowClick}>
              <DataTableBody key={question} row={ListRow}>
                {cells}
              </DataTableBody>
            </OpenRowProvider>
          </Table>
        </DataTableRoot>
      </DataTableBase>
    </TableBox>
  );
};
