import type { GridSize, Range } from './moveSelection.ts';

/** A text for a place in the grid. */
export interface PlacedText {
  row: number;
  column: number;
  text: string;
}

/** What a pasted block comes to. */
export interface PastePlan {
  cells: PlacedText[];
  /** Rows of the block, where more than one is selected and there are fewer: a question. */
  rowsBeyondSelection: number;
  /** Rows and columns of the block for which the grid has none. */
  rowsLost: number;
  columnsLost: number;
}

const FITS = 0;

/** Whether `count` cells are the block's `size`, once or several times. */
const repeats = (count: number, size: number) => size > 0 && count % size === FITS;

/**
 * Where the texts of a block go: from the first selected cell to the right and down; into all that
 * is selected where that is the block several times over, as one value is.
 * @param whole whether all rows are pasted where fewer are selected.
 */
export const pasteBlock = (
  block: readonly (readonly string[])[],
  range: Range,
  size: GridSize,
  whole = true,
): PastePlan => {
  const selectedRows = range.bottom - range.top + 1;
  const selectedColumns = range.right - range.left + 1;
  const widest = Math.max(0, ...block.map(cells => cells.length));
  const several = selectedRows > 1 && selectedRows < block.length;
  const rowsWanted = repeats(selectedRows, block.length)
    ? selectedRows
    : several && !whole
      ? selectedRows
      : block.length;
  const columnsWanted = repeats(selectedColumns, widest) ? selectedColumns : widest;
  const rows = Math.min(rowsWanted, size.rows - range.top);
  const columns = Math.min(columnsWanted, size.columns - range.left);
  const cells: PlacedText[] = [];
  for (let row = 0; row < rows; row++) {
    const line = block[row % block.length] ?? [];
    for (let column = 0; column < columns; column++) {
      const text = line[column % widest];
      if (text !== undefined)
        cells.push({ row: range.top + row, column: range.left + column, text });
    }
  }
  return {
    cells,
    rowsBeyondSelection: several ? block.length - selectedRows : 0,
    rowsLost: rowsWanted - rows,
    columnsLost: columnsWanted - columns,
  };
};

/**
 * Where the texts of a block go that is filled from `from` into `to`: again and again, from the
 * first cell of what is filled. What is in `from` stays.
 */
export const fillBlock = (
  block: readonly (readonly string[])[],
  from: Range,
  to: Range,
): PlacedText[] => {
  const cells: PlacedText[] = [];
  const height = from.bottom - from.top + 1;
  const around = (distance: number) => ((distance % height) + height) % height;
  for (let row = to.top; row <= to.bottom; row++) {
    if (row >= from.top && row <= from.bottom) continue;
    const line = block[around(row - from.top)] ?? [];
    line.forEach((text, index) => {
      cells.push({ row, column: from.left + index, text });
    });
  }
  return cells;
};
