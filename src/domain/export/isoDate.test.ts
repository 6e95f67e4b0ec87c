import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDateWriter } from './isoDate.ts';

describe('isoDateWriter', () => {
  it.each([
    ['UTC', '2026-07-01T12:05:00.000Z'],
    ['Europe/Berlin', '2026-07-01T14:05:00+02:00'],
    ['Asia/Kolkata', '2026-07-01T17:35:00+05:30'],
    ['America/St_Johns', '2026-07-01T09:35:00-02:30'],
  ])('writes the offset of %s', (zone, text) => {
    expect(isoDateWriter(zone)(new Date('2026-07-01T12:05:00Z'))).toBe(text);
  });

  it('follows the change of the clocks', () => {
    const write = isoDateWriter('Europe/Berlin');
    expect(write(new Date('2026-10-25T00:59:59Z'))).toBe('2026-10-25T02:59:59+02:00');
    expect(write(new Date('2026-10-25T01:00:00Z'))).toBe('2026-10-25T02:00:00+01:00');
  });

  it('is the same instant when read back', () => {
    const write = isoDateWriter('America/New_York');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        date => {
          const second = Math.floor(date.getTime() / 1000) * 1000;
          expect(new Date(write(new Date(second))).getTime()).toBe(second);
        },
      ),
    );
  });

  it('writes nothing for a date that is none, and refuses a zone that does not exist', () => {
    expect(isoDateWriter('UTC')(new Date(Number.NaN))).toBe('');
    expect(isoDateWriter('Asia/Tokyo')(new Date(Number.NaN))).toBe('');
    expect(() => isoDateWriter('Mars/Base')).toThrow(RangeError);
  });
});
