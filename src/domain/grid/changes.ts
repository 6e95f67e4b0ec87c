import { GRID_COLUMNS, type GridColumn } from './gridColumns.ts';
import { type GridRow, isUnread, storedText } from './gridRows.ts';
import { mergeCell } from './mergeCell.ts';

/** A cell that is not saved yet. */
export interface CellChange {
  /** What was stored when it was changed. */
  original: string;
  mine: string;
  /** What somebody else stored meanwhile: one of the two has to be chosen. */
  theirs?: string;
}

/** The unsaved cells of one row. */
export type RowChanges = Readonly<Partial<Record<GridColumn, CellChange>>>;

/** The unsaved cells, by the ids of their rows; a row without any is not there. */
export type Changes = ReadonlyMap<string, RowChanges>;

/** A text for a cell. */
export interface CellText {
  row: string;
  column: GridColumn;
  text: string;
}

/** What a cell holds: what was typed, else what is stored. */
export const cellText = (row: GridRow, column: GridColumn, changes: Changes): string =>
  changes.get(row.id)?.[column]?.mine ?? storedText(row, column);

const put = (changes: Map<string, RowChanges>, row: string, cells: RowChanges) => {
  if (Object.keys(cells).length > 0) changes.set(row, cells);
  else changes.delete(row);
};

const without = (cells: RowChanges, column: GridColumn): RowChanges => {
  const { [column]: _, ...rest } = cells;
  return rest;
};

/** Lays texts over the cells. A cell that then holds what is stored is no change any more. */
export const withTexts = (
  changes: Changes,
  texts: readonly CellText[],
  rowOf: (id: string) => GridRow | undefined,
): Changes => {
  const next = new Map(changes);
  for (const { row: id, column, text } of texts) {
    const row = rowOf(id);
    if (!row) continue;
    const cells = next.get(id) ?? {};
    const known = cells[column];
    const stored = isUnread(row, column) ? known?.original : storedText(row, column);
    if (stored === undefined) continue;
    if (text === stored) put(next, id, without(cells, column));
    // Another text does not decide between the two that are stored and typed.
    else if (known?.theirs !== undefined)
      next.set(id, { ...cells, [column]: { ...known, mine: text } });
    else next.set(id, { ...cells, [column]: { original: stored, mine: text } });
  }
  return next;
};

/**
 * The unsaved cells of a row once another version of it is stored.
 * @param sent what our own save sent, which is no news then; null where somebody else's is stored.
 */
const rebased = (cells: RowChanges, row: GridRow, sent: readonly CellText[] | null): RowChanges => {
  const kept: { -readonly [K in keyof RowChanges]: RowChanges[K] } = {};
  for (const column of GRID_COLUMNS) {
    const cell = cells[column];
    if (!cell) continue;
    if (isUnread(row, column)) {
      kept[column] = cell;
      continue;
    }
    const stored = storedText(row, column);
    const own = sent?.find(one => one.row === row.id && one.column === column);
    if (own?.text === cell.mine) continue;
    // Typed again while the last text was on its way.
    const merged = mergeCell(own ? { original: stored, mine: cell.mine } : cell, stored);
    if (merged) kept[column] = merged;
  }
  return kept;
};

/** The changes with those of the given rows rebased on what is stored now. */
export const withStored = (
  changes: Changes,
  rows: readonly GridRow[],
  sent: readonly CellText[] | null,
): Changes => {
  const next = new Map(changes);
  for (const row of rows) {
    const cells = next.get(row.id);
    if (cells) put(next, row.id, rebased(cells, row, sent));
  }
  return next;
};

/** How many cells are not saved, and how many of them wait for a choice. */
export const countChanges = (changes: Changes): { cells: number; conflicts: number } => {
  let cells = 0;
  let conflicts = 0;
  for (const row of changes.values())
    for (const cell of Object.values(row)) {
      cells += 1;
      if (cell.theirs !== undefined) conflicts += 1;
    }
  return { cells, conflicts };
};

/** The first unsaved cell that waits for a choice, in the order of the columns; null where none does. */
export const firstConflict = (changes: Changes): { row: string; column: GridColumn } | null => {
  for (const [row, cells] of changes) {
    const column = GRID_COLUMNS.find(one => cells[one]?.theirs !== undefined);
    if (column) return { row, column };
  }
  return null;
};
