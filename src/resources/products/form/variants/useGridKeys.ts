import { type KeyboardEvent, useCallback } from 'react';
import { cellMove } from '@/domain/product/variants/cellMove.ts';

const INPUT = 'input[type=text]';

const cellsOf = (row: Element | null) => [
  ...(row?.querySelectorAll<HTMLInputElement>(INPUT) ?? []),
];

/** The row above or below that has cells; those out of view are kept free by a row without. */
const rowBeside = (row: Element, step: number): Element | null =>
  step < 0 ? row.previousElementSibling : row.nextElementSibling;

/** Moves between the cells of a table by arrows and Enter, as in a spreadsheet. */
export const useGridKeys = () =>
  useCallback((event: KeyboardEvent) => {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (!(target instanceof HTMLInputElement) || !target.matches(INPUT)) return;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
    const move = cellMove({ key, shiftKey, start, end, length: target.value.length });
    const row = target.closest('tr');
    if (!move || !row) return;
    const column = cellsOf(row).indexOf(target) + move.columns;
    const next = cellsOf(move.rows === 0 ? row : rowBeside(row, move.rows))[column];
    event.preventDefault();
    if (!next) return;
    next.focus({ preventScroll: true });
    next.select();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
