import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { undisturbed, wakeLostStreams, wakeStreams } from './wakeStreams.ts';

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

it('wakes lost streams once in five seconds, counted from when streams were woken last', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const context = contextOf();
  await Promise.all([wakeLostStreams(context), wakeLostStreams(context)]);
  vi.advanceTimersByTime(4_999);
  await wakeLostStreams(context);
  expect(enableNetwork).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await wakeLostStreams(context);
  expect(enableNetwork).toHaveBeenCalledTimes(2);
  await wakeStreams(context);
  await wakeLostStreams(context);
  expect(enableNetwork).toHaveBeenCalledTimes(3);
});

it('leaves it to the next read to say why lost streams cannot be woken', async () => {
  vi.mocked(disableNetwork).mockRejectedValueOnce(new Error('terminated'));
  await wakeLostStreams(contextOf());
});

it('asks a read anew that failed while streams were woken, and no other', async () => {
  const context = contextOf();
  const read = vi.fn<() => Promise<string>>();
  read.mockImplementationOnce(async () => {
    await wakeStreams(context);
    throw new Error('unavailable');
  });
  read.mockResolvedValueOnce('answer');
  expect(await undisturbed(context, read)).toBe('answer');
  read.mockRejectedValueOnce(new Error('denied'));
  await expect(undisturbed(context, read)).rejects.toThrow('denied');
  expect(read).toHaveBeenCalledTimes(3);
});

it('begins a read once the streams are awake', async () => {
  let enabled: () => void = () => undefined;
  vi.mocked(enableNetwork).mockReturnValueOnce(
    new Promise(resolve => {
      enabled = resolve;
    }),
  );
  const context = contextOf();
  const woken = wakeStreams(context);
  const read = vi.fn(async () => 'answer');
  const answer = undisturbed(context, read);
  await vi.waitFor(() => expect(enableNetwork).toHaveBeenCalled());
  expect(read).not.toHaveBeenCalled();
  enabled();
  expect(await answer).toBe('answer');
  await woken;
});
