import { expect, it } from 'vitest';
import { beginnings } from './beginnings.ts';

it('tries a beginning as it is typed, with a capital, without one and in capitals', () => {
  expect(beginnings('lam')).toEqual(['lam', 'Lam', 'LAM']);
  expect(beginnings('wMF')).toEqual(['wMF', 'Wmf', 'wmf', 'WMF']);
  expect(beginnings('öl')).toEqual(['öl', 'Öl', 'ÖL']);
  expect(beginnings('')).toEqual(['']);
});
