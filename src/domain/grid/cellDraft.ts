import { z } from 'zod';
import type { CellChange, Changes, RowChanges } from './changes.ts';
import { isGridColumn } from './gridColumns.ts';
import { cellKey } from './rowWrite.ts';

const textsSchema = z.record(z.string(), z.string());

/** Unsaved cells as they are kept in the browser: texts by cell, before and after. */
export interface CellDraft {
  original: Record<string, string>;
  changes: Record<string, string>;
}

/** The unsaved cells as texts; null where there are none. */
export const cellDraft = (changes: Changes): CellDraft | null => {
  if (changes.size === 0) return null;
  const kept: CellDraft = { original: {}, changes: {} };
  for (const [row, cells] of changes)
    for (const [column, cell] of Object.entries(cells)) {
      if (!isGridColumn(column)) continue;
      const key = cellKey(row, column);
      kept.original[key] = cell.original;
      kept.changes[key] = cell.mine;
    }
  return kept;
};

/** The cells that were kept; what does not fit is left out. */
export const readCellDraft = (kept: { original: unknown; changes: unknown }): Changes => {
  const original = textsSchema.safeParse(kept.original).data ?? {};
  const changes = textsSchema.safeParse(kept.changes).data ?? {};
  const cells = new Map<string, RowChanges>();
  for (const [key, mine] of Object.entries(changes)) {
    const end = key.lastIndexOf(':');
    const row = key.slice(0, end);
    const column = key.slice(end + 1);
    const before = Object.hasOwn(original, key) ? original[key] : undefined;
    if (end <= 0 || !isGridColumn(column) || before === undefined) continue;
    const cell: CellChange = { original: before, mine };
    cells.set(row, { ...cells.get(row), [column]: cell });
  }
  return cells;
};
