import { expect, it } from 'vitest';
import { keepMine, mergeCell } from './mergeCell.ts';

it('merges what only one side changed, and tells what both did', () => {
  const cell = { original: '1', mine: '2' };
  expect(mergeCell(cell, '1')).toEqual(cell);
  expect(mergeCell(cell, '2')).toBeNull();
  expect(mergeCell(cell, '3')).toEqual({ ...cell, theirs: '3' });
  expect(mergeCell({ ...cell, theirs: '3' }, '1')).toEqual(cell);
});

it('keeps mine over what is stored now', () => {
  expect(keepMine({ original: '1', mine: '2', theirs: '3' })).toEqual({ original: '3', mine: '2' });
});
