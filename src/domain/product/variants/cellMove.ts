/** A key pressed in a cell, and where the cursor stands in its text. */
export interface CellKey {
  key: string;
  shiftKey: boolean;
  /** What is marked, from and to; both the same where nothing is. */
  start: number;
  end: number;
  /** Of the cell's text. */
  length: number;
}

/**
 * Where a key leads in a table of cells: rows down and columns to the right. Left and right leave
 * the cell only at the ends of its text, or where all of it is marked.
 * @returns null where the key is the cell's own.
 */
export const cellMove = (pressed: CellKey): { rows: number; columns: number } | null => {
  const { key, shiftKey, start, end, length } = pressed;
  if (key === 'Enter') return { rows: shiftKey ? -1 : 1, columns: 0 };
  if (shiftKey) return null;
  if (key === 'ArrowDown') return { rows: 1, columns: 0 };
  if (key === 'ArrowUp') return { rows: -1, columns: 0 };
  const all = start === 0 && end === length;
  if (key === 'ArrowLeft' && (all || end === 0)) return { rows: 0, columns: -1 };
  if (key === 'ArrowRight' && (all || start === length)) return { rows: 0, columns: 1 };
  return null;
};
