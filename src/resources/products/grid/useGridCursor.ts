import { type RefObject, useLayoutEffect, useState } from 'react';
import type { GridColumn } from '@/domain/grid/gridColumns.ts';
import {
  type GridSize,
  type Place,
  rangeOf,
  type Selection,
  selectCell,
  within,
} from '@/domain/grid/moveSelection.ts';
import { scrolledTo } from './gridLayout.ts';

const START = selectCell({ row: 0, column: 0 });

/** What is selected in a grid, and keeps its end in view. */
export const useGridCursor = (
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
  size: GridSize,
) => {
  const [wanted, select] = useState<Selection>(START);
  const selection = within(wanted, size);
  const { row, column } = selection.end;
  useLayoutEffect(
    function keepInView() {
      const box = scroller.current;
      if (!box) return;
      const view = {
        top: box.scrollTop,
        left: box.scrollLeft,
        height: box.clientHeight,
        width: box.clientWidth,
      };
      const { top, left } = scrolledTo({ row, column }, columns, view);
      if (top !== view.top) box.scrollTop = top;
      if (left !== view.left) box.scrollLeft = left;
    },
    [scroller, columns, row, column],
  );
  return {
    selection,
    range: rangeOf(selection),
    select,
    goTo: (place: Place) => select(selectCell(place)),
  };
};
