import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertMoney } from './convertMoney.ts';

const tables = [{ base: 'USD', date: '2026-11-20', rates: { EUR: 0.9, JPY: 150, AUD: 1.5 } }];

describe('convertMoney', () => {
  it('leaves the same currency alone', () => {
    const money = { minor: 1999, currency: 'EUR' };
    expect(convertMoney(money, 'EUR', [])).toEqual({ kind: 'same', money });
  });

  it('converts between currencies of different minor units', () => {
    expect(convertMoney({ minor: 1999, currency: 'USD' }, 'JPY', tables)).toMatchObject({
      kind: 'converted',
      money: { minor: 2999, currency: 'JPY' },
      date: '2026-11-20',
    });
    expect(convertMoney({ minor: 3000, currency: 'JPY' }, 'USD', tables)).toMatchObject({
      money: { minor: 2000, currency: 'USD' },
    });
  });

  it('rounds halves up although the product is not exact in binary', () => {
    const half = [{ base: 'USD', date: '2026-11-20', rates: { EUR: 1.005 } }];
    expect(convertMoney({ minor: 100, currency: 'USD' }, 'EUR', half)).toMatchObject({
      money: { minor: 101 },
    });
  });

  it('keeps the original, marked, where there is no rate', () => {
    const money = { minor: 500, currency: 'XAF' };
    expect(convertMoney(money, 'EUR', tables)).toEqual({ kind: 'noRate', money });
  });

  it('is off by at most one minor unit there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), minor => {
        const there = convertMoney({ minor, currency: 'USD' }, 'AUD', tables);
        const back = convertMoney(there.money, 'USD', tables);
        expect(Math.abs(back.money.minor - minor)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
