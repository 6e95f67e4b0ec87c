import { describe, expect, it } from 'vitest';
import { isClockWrong, serverAhead } from './serverAhead.ts';

const NOON = Date.UTC(2026, 10, 25, 12);
const HOUR = 3_600_000;
const answer = (headers: Record<string, string>, sentAt: number, took = 1000) =>
  serverAhead({ headers: new Headers(headers), sentAt, receivedAt: sentAt + took });
const date = new Date(NOON).toUTCString();

describe('serverAhead', () => {
  it.each([
    ['right', NOON, 0],
    ['two hours fast', NOON + 2 * HOUR, -2 * HOUR],
    ['two hours slow', NOON - 2 * HOUR, 2 * HOUR],
  ])('is told of a clock that is %s', (_, sentAt, ahead) => {
    expect(answer({ date }, sentAt)).toBe(ahead);
  });

  it('adds how long a cache has had the answer', () => {
    expect(answer({ date, age: '7200' }, NOON + 2 * HOUR)).toBe(0);
  });

  it('knows nothing of an answer without a time, with an odd one, or that came late', () => {
    expect(answer({}, NOON)).toBeNull();
    expect(answer({ date: 'soon' }, NOON)).toBeNull();
    expect(answer({ date, age: '-1' }, NOON)).toBeNull();
    expect(answer({ date, age: 'old' }, NOON)).toBeNull();
    expect(answer({ date }, NOON, 11_000)).toBeNull();
  });

  it('knows nothing where the clock was set between question and answer', () => {
    expect(answer({ date }, NOON, -HOUR)).toBeNull();
  });
});

it('bothers nobody with less than two minutes', () => {
  expect([0, 119_000, -119_000].map(isClockWrong)).toEqual([false, false, false]);
  expect([121_000, -121_000].map(isClockWrong)).toEqual([true, true]);
});
