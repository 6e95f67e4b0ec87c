/** A place in the grid, both from 0. */
export interface Place {
  row: number;
  column: number;
}

/** What is selected: the cell that is typed into, and the opposite corner. */
export interface Selection {
  active: Place;
  end: Place;
}

/** How many rows and columns there are; both at least one. */
export interface GridSize {
  rows: number;
  columns: number;
}

/** A key as pressed; `ctrl` is Command on a Mac. */
export interface MoveKey {
  key: string;
  shift: boolean;
  ctrl: boolean;
  /** Rows that are in view at once. */
  page: number;
}

/** The selected block: first and last row and column, both included. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The block between the corners of a selection. */
export const rangeOf = ({ active, end }: Selection): Range => ({
  top: Math.min(active.row, end.row),
  bottom: Math.max(active.row, end.row),
  left: Math.min(active.column, end.column),
  right: Math.max(active.column, end.column),
});

/** A selection of one cell. */
export const selectCell = (place: Place): Selection => ({ active: place, end: place });

/** A selection within a grid that may have become smaller. */
export const within = ({ active, end }: Selection, size: GridSize): Selection => {
  const clamp = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(size.rows - 1, row)),
    column: Math.max(0, Math.min(size.columns - 1, column)),
  });
  return { active: clamp(active), end: clamp(end) };
};

const FAR = Number.MAX_SAFE_INTEGER;

const steps = ({ key, ctrl, page }: MoveKey, from: Place): Place | null => {
  const { row, column } = from;
  switch (key) {
    case 'ArrowUp':
      return { row: ctrl ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: ctrl ? FAR : row + 1, column };
    case 'ArrowLeft':
      return { row, column: ctrl ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: ctrl ? FAR : column + 1 };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? FAR : row, column: FAR };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    default:
      return null;
  }
};

const byTab = ({ row, column }: Place, back: boolean, size: GridSize): Place => {
  const at = row * size.columns + column + (back ? -1 : 1);
  const last = size.rows * size.columns - 1;
  const place = Math.max(0, Math.min(last, at));
  return { row: Math.floor(place / size.columns), column: place % size.columns };
};

/**
 * Where a key leads: arrows, Home and End, pages, Tab by cells, Enter by rows; with Shift the
 * selection grows instead.
 * @returns null where the key is none that moves.
 */
export const moveSelection = (
  selection: Selection,
  pressed: MoveKey,
  size: GridSize,
): Selection | null => {
  const { active, end } = selection;
  const { key, shift, ctrl } = pressed;
  const move = (place: Place) => within(selectCell(place), size);
  if (key === 'Tab') return move(byTab(active, shift, size));
  if (key === 'Enter') return move({ ...active, row: active.row + (shift ? -1 : 1) });
  if (ctrl && key.toLowerCase() === 'a')
    return within({ active: { row: 0, column: 0 }, end: { row: FAR, column: FAR } }, size);
  const to = steps(pressed, shift ? end : active);
  if (!to) return null;
  return shift ? within({ active, end: to }, size) : move(to);
};
