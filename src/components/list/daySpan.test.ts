import { describe, expect, it } from 'vitest';
import { beginningOf, dayBefore, dayOf } from './daySpan.ts';

describe('days of a filter', () => {
  it.each(['2026-03-01', '2026-03-29', '2026-10-25', '2024-02-29'])('begin and end at %s', day => {
    expect(dayOf(beginningOf(day))).toBe(day);
    expect(dayBefore(beginningOf(day, 1))).toBe(day);
  });

  it.each(['', 'x', '0002-01-01', '2026-3-1'])('are none of %j', day => {
    expect(beginningOf(day)).toBeNull();
  });

  it.each([undefined, 7, 'never', {}])('are none of the instant %j', instant => {
    expect(dayOf(instant)).toBe('');
    expect(dayBefore(instant)).toBe('');
  });
});
