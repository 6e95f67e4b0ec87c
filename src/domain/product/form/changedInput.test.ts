import { expect, it } from 'vitest';
import { emptyProduct } from '../emptyProduct.ts';
import { changedInput } from './changedInput.ts';

const input = { ...emptyProduct('JPY'), title: 'Chair', price: 12 };

it('picks the fields that differ', () => {
  expect(changedInput(input, ['title', 'notes'])).toEqual({ title: 'Chair' });
});

it('writes amounts anew in another currency, though they read the same', () => {
  expect(changedInput(input, ['currency'])).toEqual({
    currency: 'JPY',
    price: 12,
    compareAtPrice: null,
    variants: [],
  });
});
