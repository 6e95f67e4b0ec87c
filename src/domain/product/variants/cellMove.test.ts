import { expect, it } from 'vitest';
import { type CellKey, cellMove } from './cellMove.ts';

const press = (key: string, more: Partial<CellKey> = {}) =>
  cellMove({ key, shiftKey: false, start: 2, end: 2, length: 4, ...more });

it('goes up and down from anywhere in a cell', () => {
  expect(press('ArrowDown')).toEqual({ rows: 1, columns: 0 });
  expect(press('ArrowUp')).toEqual({ rows: -1, columns: 0 });
  expect(press('Enter')).toEqual({ rows: 1, columns: 0 });
  expect(press('Enter', { shiftKey: true })).toEqual({ rows: -1, columns: 0 });
});

it('goes left and right only where the text ends', () => {
  expect(press('ArrowRight')).toBeNull();
  expect(press('ArrowRight', { start: 4, end: 4 })).toEqual({ rows: 0, columns: 1 });
  expect(press('ArrowLeft', { start: 4, end: 4 })).toBeNull();
  expect(press('ArrowLeft', { start: 0, end: 0 })).toEqual({ rows: 0, columns: -1 });
  expect(press('ArrowLeft', { start: 0, end: 4 })).toEqual({ rows: 0, columns: -1 });
  expect(press('ArrowRight', { start: 0, end: 2 })).toBeNull();
});

it('leaves marking and everything else to the cell', () => {
  expect(press('ArrowRight', { start: 4, end: 4, shiftKey: true })).toBeNull();
  expect(press('a')).toBeNull();
});
