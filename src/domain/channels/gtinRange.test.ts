import { expect, it } from 'vitest';
import { gtinRange } from './gtinRange.ts';

it.each([
  ['4006381333931', null],
  ['036000291452', null],
  // For use within one shop: as EAN, as UPC, and in a box.
  ['2001234567893', 'restricted'],
  ['0201234567899', 'restricted'],
  ['0401234567893', 'restricted'],
  ['201234567899', 'restricted'],
  ['12001234567890', 'restricted'],
  // Coupons begin with 981 to 984; 980 and 985 do not.
  ['9801234567892', null],
  ['9811234567891', 'coupon'],
  ['9841234567898', 'coupon'],
  ['9851234567897', null],
  ['9901234567899', 'coupon'],
  ['0501234567890', 'coupon'],
  // Of eight digits, 2 alone is for use within one shop; 0 may be a shortened UPC.
  ['20123451', 'restricted'],
  ['40170725', null],
  ['01234565', null],
  ['96385074', null],
  // A wrong code says nothing at all.
  ['20123452', null],
  ['2001234567894', null],
  ['', null],
])('%s: %s', (code, range) => {
  expect(gtinRange(code)).toBe(range);
});
