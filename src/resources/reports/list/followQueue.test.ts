import { expect, it, vi } from 'vitest';
import type { Report } from '@/domain/schemas/report.ts';
import type { BackOfficeDataProvider, Subscription } from '@/providers/types.ts';
import { followQueue } from './followQueue.ts';

const waiting = () => {
  const asked: Subscription<never[]>[] = [];
  const stop = vi.fn();
  const watchList: BackOfficeDataProvider['watchList'] = (_, __, subscription) => {
    asked.push(subscription);
    return stop;
  };
  const changed = vi.fn();
  return { asked, stop, changed, queue: followQueue({ watchList }, changed) };
};
const OPEN = { status: 'open' };
const none: Report[] = [];

it('reads a filter once, and tells when what was read is old', async () => {
  const { asked, changed, queue } = waiting();
  const first = queue.read(OPEN);
  expect(queue.read({ ...OPEN })).toBe(first);
  asked[0]?.next([]);
  await expect(first).resolves.toEqual(none);
  expect(changed).not.toHaveBeenCalled();
  asked[0]?.next([]);
  expect(changed).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(1);
});

it('follows one filter at a time, and leaves nobody without an answer', async () => {
  const { asked, stop, queue } = waiting();
  const first = queue.read(OPEN);
  const second = queue.read({ status: 'inReview' });
  expect(stop).not.toHaveBeenCalled();
  asked[0]?.next([]);
  await expect(first).resolves.toEqual(none);
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  asked[1]?.next([]);
  await expect(second).resolves.toEqual(none);
  queue.end();
  expect(stop).toHaveBeenCalledTimes(2);
});

it('asks anew after a refusal', async () => {
  const { asked, queue } = waiting();
  const refused = queue.read(OPEN);
  asked[0]?.error(new Error('offline'));
  await expect(refused).rejects.toThrow('offline');
  const again = queue.read(OPEN);
  asked[1]?.next([]);
  await expect(again).resolves.toEqual(none);
});
