import { expect, it } from 'vitest';
import { columnsWidth, columnTemplate, ROW_HEIGHT, scrolledTo } from './gridLayout.ts';

const columns = ['title', 'price', 'sku', 'tags'] as const;
const view = { top: 360, left: 0, height: 396, width: 500 };

it('lays columns side by side', () => {
  expect(columnTemplate(['title', 'price'])).toBe('260px 110px');
  expect(columnsWidth(['title', 'price'])).toBe(370);
});

it('scrolls no further than it must', () => {
  expect(scrolledTo({ row: 12, column: 1 }, columns, view)).toEqual({ top: 360, left: 0 });
  expect(scrolledTo({ row: 9, column: 0 }, columns, view).top).toBe(9 * ROW_HEIGHT);
  expect(scrolledTo({ row: 20, column: 0 }, columns, view).top).toBe(21 * ROW_HEIGHT - 360);
  expect(scrolledTo({ row: 12, column: 3 }, columns, view).left).toBe(220);
  expect(scrolledTo({ row: 12, column: 1 }, columns, { ...view, left: 220 }).left).toBe(0);
});
