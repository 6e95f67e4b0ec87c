import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedListeners, type Subscription } from './listeners.ts';
import { isWaiting } from './waiting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A listener whose source is told what to say; each time it is begun is another one. */
const listening = () => {
  const begun: Subscription<string>[] = [];
  const stopped: number[] = [];
  const seen: string[] = [];
  const failures: Error[] = [];
  const shared = createSharedListeners<string>();
  const add = () =>
    shared.add(
      'key',
      { next: value => seen.push(value), error: error => failures.push(error) },
      subscription => {
        const number = begun.push(subscription) - 1;
        return () => stopped.push(number);
      },
    );
  return { add, begun, stopped, seen, failures };
};
const refused = (status: number) => new HttpError('refused', status, { code: 'any' });

describe('shared listeners', () => {
  it.each([429, 503])('go on by themselves where the server ended them with %i', status => {
    const { add, begun, seen, failures } = listening();
    add();
    begun[0]?.next('a');
    begun[0]?.error(refused(status));
    expect(failures).toMatchObject([{ message: 'refused', status }]);
    expect(failures.every(isWaiting)).toBe(true);
    vi.advanceTimersByTime(4_999);
    expect(begun).toHaveLength(1);
    vi.advanceTimersByTime(1);
    begun[1]?.next('b');
    expect(seen).toEqual(['a', 'b']);
  });

  it('ask more and more seldom, at least each minute, and soon again once it worked', () => {
    const { add, begun } = listening();
    add();
    const pauses = [5, 10, 20, 40, 60, 60];
    for (const [index, pause] of pauses.entries()) {
      begun[index]?.error(refused(429));
      vi.advanceTimersByTime(pause * 1000 - 1);
      expect(begun).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(begun).toHaveLength(index + 2);
    }
    begun.at(-1)?.next('a');
    begun.at(-1)?.error(refused(429));
    vi.advanceTimersByTime(5_000);
    expect(begun).toHaveLength(pauses.length + 2);
  });

  it('are not begun anew for nobody', () => {
    const { add, begun } = listening();
    const end = add();
    begun[0]?.error(refused(429));
    end();
    vi.advanceTimersByTime(600_000);
    expect(begun).toHaveLength(1);
  });

  it('end where somebody is denied, and begin for whoever asks next', () => {
    const { add, begun, failures } = listening();
    add();
    begun[0]?.error(refused(403));
    expect(failures.some(isWaiting)).toBe(false);
    vi.advanceTimersByTime(600_000);
    expect(begun).toHaveLength(1);
    add();
    expect(begun).toHaveLength(2);
  });
});
