import { expect, it } from 'vitest';
import { balancedColumns } from './balancedColumns.ts';

it.each([
  [0, [1]],
  [1, [1]],
  [2, [1, 2]],
  [4, [1, 2, 4]],
  [5, [1, 2, 3, 5]],
  [6, [1, 2, 3, 6]],
  [7, [1, 2, 4, 7]],
  [8, [1, 2, 3, 4, 8]],
])('lets %i tiles stand in rows that are alike', (count, columns) => {
  expect(balancedColumns(count)).toEqual(columns);
});
