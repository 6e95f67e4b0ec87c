import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beforeSignOut, signOutAfterTasks } from './beforeSignOut.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('signs out at once where nothing is to be done', async () => {
  const signOut = vi.fn(async () => {});
  await signOutAfterTasks(signOut);
  expect(signOut).toHaveBeenCalledOnce();
});

it('does first what is to be done, whatever becomes of it, and nothing that was taken back', async () => {
  const steps: string[] = [];
  const note = (step: string) => async () => void steps.push(step);
  const ends = [
    beforeSignOut(note('a')),
    beforeSignOut(async () => {
      throw new Error('offline');
    }),
  ];
  beforeSignOut(note('gone'))();
  await signOutAfterTasks(note('out'));
  expect(steps).toEqual(['a', 'out']);
  for (const end of ends) end();
});

it('does not wait for ever', async () => {
  const end = beforeSignOut(() => new Promise(() => {}));
  const signOut = vi.fn(async () => {});
  const done = signOutAfterTasks(signOut);
  await vi.advanceTimersByTimeAsync(1900);
  expect(signOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(signOut).toHaveBeenCalledOnce();
  end();
});
