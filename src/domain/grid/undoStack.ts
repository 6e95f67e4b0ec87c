import type { GridColumn } from './gridColumns.ts';

/** What one cell was before a step, and what it was after. */
export interface CellStep {
  row: string;
  column: GridColumn;
  from: string;
  to: string;
}

/** Everything that one step changed: a typed cell, or a whole pasted block. */
export type Step = readonly CellStep[];

/** Steps that were done, the latest last, and steps that were taken back, the next to redo last. */
export interface UndoStack {
  done: readonly Step[];
  undone: readonly Step[];
}

/** Most steps that are remembered. */
export const MAX_STEPS = 200;

/** Nothing was done yet. */
export const NO_STEPS: UndoStack = { done: [], undone: [] };

/** Remembers a step; what was taken back before cannot be redone then. Nothing changed is no step. */
export const pushStep = (stack: UndoStack, step: Step): UndoStack => {
  const real = step.filter(({ from, to }) => from !== to);
  if (real.length === 0) return stack;
  return { done: [...stack.done, real].slice(-MAX_STEPS), undone: [] };
};

const texts = (step: Step, side: 'from' | 'to') =>
  step.map(cell => ({ row: cell.row, column: cell.column, text: cell[side] }));

/** Takes the latest step back. @returns the texts to lay over the cells; null where there is none. */
export const undoStep = (stack: UndoStack) => {
  const step = stack.done.at(-1);
  if (!step) return null;
  const next: UndoStack = { done: stack.done.slice(0, -1), undone: [...stack.undone, step] };
  return { stack: next, texts: texts([...step].reverse(), 'from') };
};

/** Does again what was taken back last. @returns the texts; null where there is nothing. */
export const redoStep = (stack: UndoStack) => {
  const step = stack.undone.at(-1);
  if (!step) return null;
  const next: UndoStack = { done: [...stack.done, step], undone: stack.undone.slice(0, -1) };
  return { stack: next, texts: texts(step, 'to') };
};
