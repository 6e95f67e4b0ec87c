import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSettled } from './useSettled.ts';

interface Given {
  rows: readonly string[];
  page?: number;
}

const ROWS = ['a'];

it('is the first of equal objects, and the new one as soon as a field is another', () => {
  const first: Given = { rows: ROWS };
  const { result, rerender } = renderHook(useSettled<Given>, { initialProps: first });
  rerender({ rows: ROWS });
  expect(result.current).toBe(first);
  const paged = { rows: ROWS, page: 2 };
  rerender(paged);
  expect(result.current).toBe(paged);
  rerender({ rows: ROWS, page: 2 });
  expect(result.current).toBe(paged);
  const others = { rows: ['a'], page: 2 };
  rerender(others);
  expect(result.current).toBe(others);
  rerender(first);
  expect(result.current).toBe(first);
  const unknown: Given = { rows: ROWS, page: undefined };
  rerender(unknown);
  expect(result.current).toBe(unknown);
});
