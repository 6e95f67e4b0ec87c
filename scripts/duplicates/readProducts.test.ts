import { describe, expect, it } from 'vitest';
import { readPrice } from './readProducts.ts';

describe('readPrice', () => {
  it.each([
    ['', null],
    ['12.5', 1250],
    ['12,50', 1250],
    ['1,299.00', 129_900],
    ['1.299,00 €', 129_900],
    ['$ 1,299', 129_900],
    ['0', 0],
    ['cheap', undefined],
    ['-5', undefined],
  ])('reads “%s”', (text, amount) => {
    expect(readPrice(text)).toBe(amount);
  });
});
