import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { wakeStreams } from './wakeStreams.ts';

vi.mock('firebase/firestore', () => ({ disableNetwork: vi.fn(), enableNetwork: vi.fn() }));

/** The SDK is mocked: nothing looks into it. */
const firestore = {} as Firestore;
const contextOf = () => ({ firestore, exhausted: true });

beforeEach(() => {
  vi.mocked(disableNetwork).mockReset().mockResolvedValue(undefined);
  vi.mocked(enableNetwork).mockReset().mockResolvedValue(undefined);
});

it('wakes once for those who ask at the same time, and again for a later 429', async () => {
  const context = contextOf();
  await Promise.all([wakeStreams(context), wakeStreams(context)]);
  expect(enableNetwork).toHaveBeenCalledTimes(1);
  expect(context.exhausted).toBe(false);
  await wakeStreams(context);
  expect(enableNetwork).toHaveBeenCalledTimes(2);
});

it('tries again after it failed, and is exhausted until then', async () => {
  vi.mocked(disableNetwork).mockRejectedValueOnce(new Error('terminated'));
  const context = contextOf();
  await expect(wakeStreams(context)).rejects.toThrow('terminated');
  expect(context.exhausted).toBe(true);
  await wakeStreams(context);
  expect(context.exhausted).toBe(false);
});
