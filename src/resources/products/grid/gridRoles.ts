/**
 * The parts of the grid for screen readers. Rows are absolutely placed, which those of a table cannot
 * be; the grid alone has the focus, and says which cell is active.
 */
export const GRID_BODY = { role: 'rowgroup' } as const;

/** @param index from 1, the headings' row included. */
export const gridRow = (index: number) => ({ role: 'row', 'aria-rowindex': index }) as const;

/** @param index from 1. */
export const gridHeading = (index: number) =>
  ({ role: 'columnheader', 'aria-colindex': index }) as const;

/** The first cell of a row names it. @param index from 1. */
export const gridCell = (index: number, selected: boolean, editable: boolean) =>
  ({
    role: index === 1 ? 'rowheader' : 'gridcell',
    'aria-colindex': index,
    'aria-selected': selected,
    'aria-readonly': !editable,
  }) as const;
