import { describe, expect, it } from 'vitest';
import { pageWindow } from './pages.ts';

describe('pageWindow', () => {
  it('knows where it is when the total is known', () => {
    const list = { page: 2, perPage: 25, rows: 25, total: 60, hasNextPage: undefined };
    expect(pageWindow(list)).toEqual({
      from: 26,
      to: 50,
      total: 60,
      hasPrevious: true,
      hasNext: true,
      lastPage: 3,
    });
    expect(pageWindow({ ...list, page: 3, rows: 10 }).hasNext).toBe(false);
  });

  it('goes by what follows when the total is not known', () => {
    const list = { page: 1, perPage: 25, rows: 25, total: undefined, hasNextPage: true };
    expect(pageWindow(list)).toMatchObject({ total: null, hasNext: true, lastPage: null });
  });

  it('counts nothing from nothing', () => {
    const list = { page: 1, perPage: 25, rows: 0, total: 0, hasNextPage: false };
    expect(pageWindow(list)).toMatchObject({ from: 0, to: 0, lastPage: 1, hasNext: false });
  });
});
