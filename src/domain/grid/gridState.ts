import type { ProductDetails } from '../schemas/product.ts';
import {
  type CellChange,
  type CellText,
  type Changes,
  cellText,
  withStored,
  withTexts,
} from './changes.ts';
import { type GridColumn, isGridColumn } from './gridColumns.ts';
import { canonicalText, type GridProduct, type GridRow, rowsOfProduct } from './gridRows.ts';
import { keepMine } from './mergeCell.ts';
import { NO_STEPS, pushStep, redoStep, type UndoStack, undoStep } from './undoStack.ts';

/** The products of a grid with what is not saved of them. */
export interface GridState {
  rows: readonly GridRow[];
  byId: ReadonlyMap<string, GridRow>;
  changes: Changes;
  steps: UndoStack;
}

/** What happens to a grid. */
export type GridAction =
  /** Cells were typed, pasted, filled or emptied: one step. */
  | { type: 'edit'; texts: readonly CellText[] }
  | { type: 'undo' }
  | { type: 'redo' }
  /** All unsaved cells are given up: a step, too. */
  | { type: 'discard' }
  /** A product is stored now as it is: by our own save of these cells, or (null) by somebody else. */
  | { type: 'stored'; product: GridProduct; sent: readonly CellText[] | null }
  /** The private parts of products were read, by the products' ids: null where there is none. */
  | { type: 'details'; details: ReadonlyMap<string, ProductDetails | null> }
  | { type: 'choose'; row: string; column: GridColumn; mine: boolean }
  /** Unsaved cells of an earlier visit are back, over what is stored now. */
  | { type: 'restore'; products: readonly GridProduct[]; changes: Changes };

const indexed = (rows: readonly GridRow[]) => ({
  rows,
  byId: new Map(rows.map(row => [row.id, row])),
});

/** A grid of products as they are stored. */
export const gridOf = (products: readonly GridProduct[]): GridState => ({
  ...indexed(products.flatMap(rowsOfProduct)),
  changes: new Map(),
  steps: NO_STEPS,
});

const laid = (state: GridState, texts: readonly CellText[], steps: UndoStack): GridState => ({
  ...state,
  steps,
  changes: withTexts(state.changes, texts, id => state.byId.get(id)),
});

const edited = (state: GridState, typed: readonly CellText[]): GridState => {
  const texts = typed.flatMap(({ row: id, column, text }) => {
    const row = state.byId.get(id);
    return row ? [{ row: id, column, text: canonicalText(row, column, text) }] : [];
  });
  const step = texts.flatMap(({ row: id, column, text }) => {
    const row = state.byId.get(id);
    if (!row) return [];
    return [{ row: id, column, from: cellText(row, column, state.changes), to: text }];
  });
  return laid(state, texts, pushStep(state.steps, step));
};

const discarded = (state: GridState): GridState => {
  const stored = [...state.changes].flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([column, cell]): CellText[] =>
      isGridColumn(column) ? [{ row, column, text: cell.theirs ?? cell.original }] : [],
    ),
  );
  return edited(state, stored);
};

const replaced = (rows: readonly GridRow[], product: GridProduct): readonly GridRow[] => {
  const first = rows.findIndex(row => row.product.id === product.id);
  if (first < 0) return rows;
  const others = rows.filter(row => row.product.id !== product.id);
  return [...others.slice(0, first), ...rowsOfProduct(product), ...others.slice(first)];
};

const chosen = (state: GridState, row: string, column: GridColumn, mine: boolean): GridState => {
  const cells = state.changes.get(row);
  const cell = cells?.[column];
  if (cell?.theirs === undefined) return state;
  if (!mine) return edited(state, [{ row, column, text: cell.theirs }]);
  const kept: CellChange = keepMine(cell);
  return { ...state, changes: new Map(state.changes).set(row, { ...cells, [column]: kept }) };
};

/** Parts that were read, where none was known: one on its way may be older than what was saved meanwhile. */
const withDetails = (
  state: GridState,
  details: ReadonlyMap<string, ProductDetails | null>,
): GridState => {
  const read: GridRow[] = [];
  const rows = state.rows.map(row => {
    const part = details.get(row.product.id);
    if (part === undefined || row.product.details !== undefined) return row;
    const next = { ...row, product: { ...row.product, details: part } };
    read.push(next);
    return next;
  });
  return { ...state, ...indexed(rows), changes: withStored(state.changes, read, null) };
};

/** The grid after something happened to it. */
export const gridReducer = (state: GridState, action: GridAction): GridState => {
  switch (action.type) {
    case 'edit':
      return edited(state, action.texts);
    case 'undo': {
      const undone = undoStep(state.steps);
      return undone ? laid(state, undone.texts, undone.stack) : state;
    }
    case 'redo': {
      const redone = redoStep(state.steps);
      return redone ? laid(state, redone.texts, redone.stack) : state;
    }
    case 'discard':
      return discarded(state);
    case 'stored': {
      const { details = state.byId.get(action.product.id)?.product.details } = action.product;
      const product = { ...action.product, details };
      const rows = replaced(state.rows, product);
      const own = rowsOfProduct(product);
      return {
        ...state,
        ...indexed(rows),
        changes: withStored(state.changes, own, action.sent),
      };
    }
    case 'details':
      return withDetails(state, action.details);
    case 'choose':
      return chosen(state, action.row, action.column, action.mine);
    case 'restore': {
      const more = action.products.filter(({ id }) => !state.byId.has(id));
      const rows = [...more.flatMap(rowsOfProduct), ...state.rows];
      const changes = new Map(
        [...action.changes].map(([id, cells]) => [id, { ...cells, ...state.changes.get(id) }]),
      );
      return {
        ...state,
        ...indexed(rows),
        changes: new Map([...state.changes, ...withStored(changes, rows, null)]),
      };
    }
  }
};
