import type { Dispatch } from 'react';
import { ConflictDialog } from '@/components/conflict/ConflictDialog.tsx';
import type { RowChanges } from '@/domain/grid/changes.ts';
import { type GridColumn, isGridColumn } from '@/domain/grid/gridColumns.ts';
import type { GridAction } from '@/domain/grid/gridState.ts';
import type { CellWriting } from '@/domain/grid/readCell.ts';
import { shownCell } from '@/domain/grid/shownCell.ts';

/** The cells of a row that somebody else changed, too: mine, theirs, and what they were. */
export const GridConflicts = (props: {
  row: string;
  cells: RowChanges;
  labels: Readonly<Record<GridColumn, string>>;
  writing: CellWriting;
  dispatch: Dispatch<GridAction>;
  onClose: () => void;
}) => {
  const { row, cells, labels, writing, dispatch, onClose } = props;
  const conflicts = Object.entries(cells).flatMap(([field, { original, mine, theirs }]) =>
    theirs === undefined ? [] : [{ field, original, mine, theirs }],
  );
  return (
    <ConflictDialog
      conflicts={conflicts}
      saving={false}
      confirm="products.grid.take"
      words={{
        label: field => (isGridColumn(field) ? labels[field] : field),
        show: (field, value) =>
          isGridColumn(field) && typeof value === 'string' && value !== ''
            ? shownCell(field, value, writing)
            : '–',
      }}
      onResolve={keepMine => {
        for (const { field } of conflicts)
          if (isGridColumn(field))
            dispatch({ type: 'choose', row, column: field, mine: keepMine.has(field) });
        onClose();
      }}
      onClose={onClose}
    />
  );
};
