import { describe, expect, it } from 'vitest';
import { type MoveKey, moveSelection, rangeOf, selectCell, within } from './moveSelection.ts';

const size = { rows: 100, columns: 5 };
const from = selectCell({ row: 10, column: 2 });
const press = (key: string, more: Partial<MoveKey> = {}) =>
  moveSelection(from, { key, shift: false, ctrl: false, page: 20, ...more }, size);

describe('moveSelection', () => {
  it.each([
    ['ArrowUp', {}, 9, 2],
    ['ArrowDown', {}, 11, 2],
    ['ArrowLeft', {}, 10, 1],
    ['ArrowRight', {}, 10, 3],
    ['ArrowDown', { ctrl: true }, 99, 2],
    ['ArrowUp', { ctrl: true }, 0, 2],
    ['ArrowLeft', { ctrl: true }, 10, 0],
    ['ArrowRight', { ctrl: true }, 10, 4],
    ['Home', {}, 10, 0],
    ['End', {}, 10, 4],
    ['Home', { ctrl: true }, 0, 0],
    ['End', { ctrl: true }, 99, 4],
    ['PageDown', {}, 30, 2],
    ['PageUp', {}, 0, 2],
    ['Tab', {}, 10, 3],
    ['Tab', { shift: true }, 10, 1],
    ['Enter', {}, 11, 2],
    ['Enter', { shift: true }, 9, 2],
  ] as const)('%s %o leads to %i, %i', (key, more, row, column) => {
    expect(press(key, more)).toEqual(selectCell({ row, column }));
  });

  it('goes on in the next row after the last column, and ends at the last cell', () => {
    const tab = { key: 'Tab', shift: false, ctrl: false, page: 20 };
    const at = (row: number, column: number) =>
      moveSelection(selectCell({ row, column }), tab, size)?.active;
    expect(at(10, 4)).toEqual({ row: 11, column: 0 });
    expect(at(99, 4)).toEqual({ row: 99, column: 4 });
  });

  it('grows with Shift, from the same cell, and back', () => {
    const grown = press('ArrowDown', { shift: true });
    expect(grown).toEqual({ active: from.active, end: { row: 11, column: 2 } });
    expect(grown && rangeOf(grown)).toEqual({ top: 10, bottom: 11, left: 2, right: 2 });
    expect(press('End', { shift: true, ctrl: true })?.end).toEqual({ row: 99, column: 4 });
    expect(press('a', { ctrl: true })).toEqual({
      active: { row: 0, column: 0 },
      end: { row: 99, column: 4 },
    });
  });

  it('leaves other keys alone', () => {
    expect(press('x')).toBeNull();
    expect(press('F2')).toBeNull();
  });

  it('stays within a grid that became smaller', () => {
    expect(within(from, { rows: 3, columns: 1 })).toEqual(selectCell({ row: 2, column: 0 }));
  });
});
