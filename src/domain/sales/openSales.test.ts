import { expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import { productsTaken, saleOfProduct, salesByProduct } from './openSales.ts';
import { startChanges } from './saleChanges.ts';
import { hours, NOON, step, testSale } from './testSale.ts';

it.each([
  ['before it', hours(-2), NOON, false],
  ['into it', hours(-2), hours(0.5), true],
  ['within it', hours(0.2), hours(0.5), true],
  ['over it', hours(-1), null, true],
  ['behind it', hours(1), null, false],
])('knows that its products are taken in a span %s', (_, startsAt, endsAt, isTaken) => {
  const taken = productsTaken([testSale()], { startsAt, endsAt });
  expect([...taken]).toEqual(isTaken ? ['a', 'b', 'c'] : []);
});

it('takes what runs without an end for ever', () => {
  const endless = testSale({ endsAt: null });
  expect(productsTaken([endless], { startsAt: hours(9999), endsAt: null }).size).toBe(3);
  expect(productsTaken([endless], { startsAt: hours(-2), endsAt: NOON }).size).toBe(0);
});

it('finds the sale of a product: the one whose prices it has, else the next that is planned', () => {
  const running = testSale({ id: 'now', status: 'running', started: step(3), productIds: ['a'] });
  const next = testSale({ id: 'next', startsAt: hours(2), endsAt: null, productIds: ['a', 'b'] });
  const later = testSale({ id: 'later', startsAt: hours(9), endsAt: null, productIds: ['b'] });
  const byProduct = salesByProduct([later, next, running]);
  expect([...byProduct].map(([id, sales]) => [id, sales.map(sale => sale.id)])).toEqual([
    ['a', ['now', 'next']],
    ['b', ['next', 'later']],
  ]);
  const product = testProduct('a', { businessId: 'b1', price: 1000 });
  const inSale = { ...product, ...startChanges(product, running) };
  const of = (one: typeof product, id = 'a') => saleOfProduct(one, byProduct.get(id) ?? [])?.id;
  expect(of(inSale)).toBe('now');
  expect(of(product), 'one that was left').toBe('next');
  expect(of({ ...inSale, price: 700 }), 'one whose price was changed').toBe('next');
  expect(of({ ...inSale, price: 700 }, 'c')).toBeUndefined();
  expect(saleOfProduct(inSale, [{ ...running, change: { mode: 'amount' } }])).toBeNull();
});
