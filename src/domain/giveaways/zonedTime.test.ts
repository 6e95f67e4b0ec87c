import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWallTime, timeZones, toWallTime } from './zonedTime.ts';

describe('wall times', () => {
  it.each([
    ['2026-07-01T14:05', 'Europe/Berlin', '2026-07-01T12:05:00.000Z'],
    ['2026-01-01T00:00', 'Asia/Kolkata', '2025-12-31T18:30:00.000Z'],
    ['2026-03-08T12:00', 'America/New_York', '2026-03-08T16:00:00.000Z'],
    ['2026-12-31T23:59', 'UTC', '2026-12-31T23:59:00.000Z'],
  ])('%s in %s is %s', (wall, zone, instant) => {
    expect(fromWallTime(wall, zone)?.toISOString()).toBe(instant);
    expect(toWallTime(new Date(instant), zone)).toBe(wall);
  });

  it('takes the first of two where the clocks go back, and goes on where they skip', () => {
    expect(fromWallTime('2026-10-25T02:30', 'Europe/Berlin')?.toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    );
    expect(fromWallTime('2026-03-29T02:30', 'Europe/Berlin')?.toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
  });

  it('reads back what it wrote, everywhere but in the hour that is there twice', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC'),
        (date, zone) => {
          const minute = Math.floor(date.getTime() / 60_000) * 60_000;
          const wall = toWallTime(new Date(minute), zone);
          const back = fromWallTime(wall, zone)?.getTime() ?? 0;
          expect([0, 1_800_000, 3_600_000]).toContain(minute - back);
          expect(toWallTime(new Date(back), zone)).toBe(wall);
        },
      ),
    );
  });

  it('says what is no time, and refuses what is no zone', () => {
    expect(fromWallTime('2026-13-40T25:61', 'UTC')).toBeNull();
    expect(fromWallTime('soon', 'UTC')).toBeNull();
    expect(() => toWallTime(new Date(0), 'Mars/Base')).toThrow(RangeError);
    expect(timeZones()).toContain('Europe/Berlin');
  });
});
