import { describe, expect, it } from 'vitest';
import { amountText, readAmountText } from './amountText.ts';

describe('readAmountText', () => {
  it.each([
    ['', 'USD', null],
    ['  ', 'USD', null],
    ['12', 'USD', 1200],
    ['12.5', 'USD', 1250],
    ['12,50', 'EUR', 1250],
    ['1,299.00', 'USD', 129_900],
    ['1.299,00', 'EUR', 129_900],
    ['€ 12', 'EUR', 1200],
    ['500', 'JPY', 500],
    ['0.1', 'USD', 10],
    ['12.500', 'USD', 1250],
    ['1.234', 'KWD', 1234],
  ])('reads "%s" %s', (text, currency, minor) => {
    expect(readAmountText(text, currency)).toEqual({ minor });
  });

  it.each([
    ['twelve', 'USD', 'validation.amount'],
    ['12.3.4', 'USD', 'validation.amount'],
    ['-3', 'USD', 'validation.negativeAmount'],
    ['1.999', 'USD', 'products.form.error.decimals'],
    ['12.50', 'JPY', 'products.form.error.decimals'],
    ['99999999999999999', 'USD', 'validation.amount'],
  ])('refuses "%s" %s', (text, currency, problem) => {
    expect(readAmountText(text, currency)).toEqual({ problem });
  });

  it('shows what it reads', () => {
    expect(amountText(1250, 'USD')).toBe('12.50');
    expect(amountText(500, 'JPY')).toBe('500');
    expect(amountText(null, 'USD')).toBe('');
  });
});
