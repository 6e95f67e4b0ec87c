import { describe, expect, it } from 'vitest';
import { retryDelay, shouldRetry } from './retryPolicy.ts';

describe('retryDelay', () => {
  it('doubles from one second to thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('shouldRetry', () => {
  it('tries three times more', () => {
    const unreachable = Object.assign(new Error('unreachable'), { status: 503 });
    expect([0, 1, 2, 3].map(failures => shouldRetry(failures, unreachable))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([400, 401, 403, 404, 409, 429])('does not try again after a %i', status => {
    expect(shouldRetry(0, Object.assign(new Error('final'), { status }))).toBe(false);
  });
});
