import { expect, it } from 'vitest';
import { backoff, inTime, isPassingStatus, sleep } from './retry.ts';

it.each([408, 429, 500, 503, 507])('HTTP %i may be another later', status => {
  expect(isPassingStatus(status)).toBe(true);
});

it.each([0, 200, 301, 400, 401, 403, 404, 409, 430, 499])('HTTP %i stays', status => {
  expect(isPassingStatus(status)).toBe(false);
});

it('waits twice as long each time, and no longer than said', () => {
  expect([0, 1, 2, 3].map(attempt => backoff(attempt, 500))).toEqual([500, 1000, 2000, 4000]);
  expect([0, 1, 2, 9].map(attempt => backoff(attempt, 500, 1500))).toEqual([500, 1000, 1500, 1500]);
});

it('wakes early where it is aborted, and lets go of the signal where it is not', async () => {
  const { signal, abort } = { signal: AbortSignal.abort('gone'), abort: new AbortController() };
  await expect(sleep(60_000, signal)).rejects.toBe('gone');
  const asleep = sleep(60_000, abort.signal);
  abort.abort('later');
  await expect(asleep).rejects.toBe('later');
  await expect(sleep(1, new AbortController().signal)).resolves.toBeUndefined();
  await expect(sleep(1)).resolves.toBeUndefined();
});

it('waits no longer than said, and takes what comes and what fails in time', async () => {
  const late = () => new Error('late');
  await expect(inTime(new Promise(() => {}), 1, late)).rejects.toThrow('late');
  await expect(inTime(Promise.resolve('here'), 60_000, late)).resolves.toBe('here');
  await expect(inTime(Promise.reject(new Error('no')), 60_000, late)).rejects.toThrow('no');
});
