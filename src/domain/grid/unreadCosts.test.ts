import { expect, it } from 'vitest';
import { gridProduct, gridProductWithVariants } from '../../../tests/support/gridProducts.ts';
import { gridOf } from './gridState.ts';
import { changedCosts, unreadCosts } from './unreadCosts.ts';

it('names what was not read yet, each product once, and none that there is not', () => {
  const read = { ...gridProduct('p'), details: null };
  const { byId } = gridOf([read, gridProductWithVariants('q')]);
  expect(unreadCosts(byId, ['p', 'q', 'q', 'gone'])).toEqual(['q']);
});

it('names the products whose costs are not saved', () => {
  const cell = { original: '', mine: '1.00' };
  const changes = new Map([
    ['p', { price: cell }],
    ['q/s', { cost: cell }],
    ['r', { cost: cell }],
  ]);
  expect(changedCosts(changes)).toEqual(['q', 'r']);
});
