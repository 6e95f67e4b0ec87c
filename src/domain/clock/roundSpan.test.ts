import { expect, it } from 'vitest';
import { roundSpan } from './roundSpan.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [0, 1, 'second'],
  [1499, 1, 'second'],
  [89_000, 89, 'second'],
  [90_000, 2, 'minute'],
  [89 * MINUTE, 89, 'minute'],
  [90 * MINUTE, 2, 'hour'],
  [2 * HOUR + 1, 2, 'hour'],
  [35 * HOUR, 35, 'hour'],
  [36 * HOUR, 2, 'day'],
  [400 * 24 * HOUR, 400, 'day'],
])('says %i milliseconds as %i %s', (milliseconds, count, unit) => {
  expect(roundSpan(milliseconds)).toEqual({ count, unit });
});
