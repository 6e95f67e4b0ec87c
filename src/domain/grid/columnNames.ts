import { byFrequency } from '../text/byFrequency.ts';
import { type Changes, cellText } from './changes.ts';
import type { GridColumn } from './gridColumns.ts';
import type { GridRow } from './gridRows.ts';

/** Columns whose cells hold a name that other products have, too. */
const NAMED: ReadonlySet<GridColumn> = new Set(['category', 'brand']);

/** The names that the cells of a column hold, the most frequent first; none where its cells hold no names. */
export const columnNames = (
  rows: readonly GridRow[],
  column: GridColumn,
  changes: Changes,
): string[] =>
  NAMED.has(column)
    ? byFrequency(rows.flatMap(row => (row.variant ? [] : cellText(row, column, changes))))
    : [];
