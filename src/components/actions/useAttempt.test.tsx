import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAttempt } from './useAttempt.ts';
import type { BulkEnd } from './useBulk.ts';

const fresh = Promise.resolve();

it('tries what was not taken for now again where the same is asked for, and begins what is not', async () => {
  const { result } = renderHook(useAttempt);
  const again = vi.fn<() => Promise<BulkEnd>>().mockResolvedValue({ again: null, fresh });
  const begin = vi.fn<() => Promise<BulkEnd>>().mockResolvedValue({ again, fresh });
  const ask = (reason: string) =>
    act(async () => result.current.attempt([['u1', 'u2'], reason], begin));
  expect(await ask('Sold entries')).toBe(false);
  expect(await ask('Sold their entries')).toBe(false);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(await ask('Sold their entries')).toBe(true);
  expect(again).toHaveBeenCalledOnce();
  expect(begin).toHaveBeenCalledTimes(2);
});

it('is busy until it ends, however it ends', async () => {
  const { result } = renderHook(useAttempt);
  let fail = (_: Error) => {};
  const begin = () =>
    new Promise<BulkEnd>((_, reject) => {
      fail = reject;
    });
  let asked: Promise<unknown> = Promise.resolve();
  act(() => {
    asked = result.current.attempt('block', begin).catch(() => {});
  });
  expect(result.current.busy).toBe(true);
  await act(async () => {
    fail(new Error('no'));
    await asked;
  });
  expect(result.current.busy).toBe(false);
});
