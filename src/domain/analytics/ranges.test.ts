import { describe, expect, it } from 'vitest';
import { dayCount } from './days.ts';
import {
  isBehind,
  periodBefore,
  presetRange,
  RANGE_PRESETS,
  rangeProblem,
  readRange,
} from './ranges.ts';

const today = '2026-03-02';

describe('presetRange', () => {
  it('counts today as the last day', () => {
    expect(presetRange('last7', today)).toEqual({ from: '2026-02-24', to: today });
    expect(presetRange('last90', today).from).toBe('2025-12-03');
  });

  it('knows months, also on their first day and over the turn of the year', () => {
    expect(presetRange('thisMonth', '2026-03-01')).toEqual({
      from: '2026-03-01',
      to: '2026-03-01',
    });
    expect(presetRange('lastMonth', '2026-01-31')).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    });
  });

  it.each(RANGE_PRESETS)('%s has a period before of the same length, just before it', preset => {
    const range = presetRange(preset, today);
    const before = periodBefore(range);
    expect(dayCount(before.from, before.to)).toBe(dayCount(range.from, range.to));
    expect(dayCount(before.to, range.from)).toBe(2);
  });
});

it('figures are behind once their newest day is the third before today', () => {
  expect(isBehind('2026-02-27', '2026-03-01')).toBe(false);
  expect(isBehind('2026-02-26', '2026-03-01')).toBe(true);
});

describe('rangeProblem', () => {
  it.each([
    [{ from: '2026-03-01', to: '2026-03-02' }, null],
    [{ from: '2026-02-30', to: '2026-03-02' }, 'notADay'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'wrongWay'],
    [{ from: '2026-03-03', to: '2026-03-04' }, 'inTheFuture'],
    [{ from: '2025-03-01', to: '2026-03-02' }, 'tooLong'],
  ])('%o: %s', (range, problem) => {
    expect(rangeProblem(range, today)).toBe(problem);
  });
});

describe('readRange', () => {
  it('reads presets and days from the address', () => {
    expect(readRange(new URLSearchParams('range=last7'), today)).toMatchObject({
      preset: 'last7',
      range: { from: '2026-02-24', to: today },
    });
    expect(readRange(new URLSearchParams('from=2026-01-01&to=2026-01-31'), today)).toMatchObject({
      preset: 'custom',
      range: { from: '2026-01-01', to: '2026-01-31' },
      problem: null,
    });
  });

  it('falls back to the last 30 days, and keeps a bad range to say what is wrong with it', () => {
    expect(readRange(new URLSearchParams('range=ever'), today).preset).toBe('last30');
    expect(readRange(new URLSearchParams('from=x&to=2026-01-31'), today).problem).toBe('notADay');
  });
});
