import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilLoaded } from './untilLoaded.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('untilLoaded', () => {
  it('tries again when the network returns', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue('the code');
    const loaded = untilLoaded(load);
    await vi.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('the code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries again by itself where nobody says that the network was gone', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue('the code');
    const loaded = untilLoaded(load);
    await vi.advanceTimersByTimeAsync(5000);
    await expect(loaded).resolves.toBe('the code');
  });
});
