import { describe, expect, it } from 'vitest';
import { addDays, dayCount, dayOf, eachDay, isDay, weekOf } from './days.ts';

describe('days', () => {
  it('are UTC', () => {
    expect(dayOf(new Date('2026-03-01T00:30:00+02:00'))).toBe('2026-02-28');
  });

  it('cross months, leap days and the hour that summer time takes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(dayCount('2026-03-28', '2026-03-30')).toBe(3);
  });

  it('lists a range, and nothing for one that is the wrong way round', () => {
    expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(eachDay('2026-03-02', '2026-03-01')).toEqual([]);
  });

  it('starts weeks on Monday', () => {
    expect(weekOf('2026-11-16')).toBe('2026-11-16');
    expect(weekOf('2026-11-22')).toBe('2026-11-16');
  });

  it.each([
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-2-1', false],
    ['', false],
  ])('knows whether %s exists: %s', (text, exists) => {
    expect(isDay(text)).toBe(exists);
  });
});
