import { expect, it } from 'vitest';
import { stayingAmounts } from './stayingAmounts.ts';
import { change, testEntry } from './testEntry.ts';

const price = change('price', 1000, 1200);
const variants = change('variants', [{ id: 'v', price: 1000 }], [{ id: 'v', price: 1200 }]);
const title = change('title', 'Lamp', 'Lantern');
const inUsd = testEntry('a', 1, { p: [title, price, variants] }, { currency: 'USD' });
const ofMany = testEntry('a', 1, { p: [price], q: [price] });

const staying = (
  entry: Parameters<typeof stayingAmounts>[0],
  now: Record<string, unknown>,
  changedSince: string[] = [],
) => {
  const { fields, isOtherCurrency } = stayingAmounts(entry, 'p', now, changedSince);
  return [[...fields], isOtherCurrency];
};

it('keeps amounts where the product has another currency by now', () => {
  expect(staying(inUsd, { currency: 'EUR' })).toEqual([['price', 'variants'], true]);
  expect(staying(inUsd, { currency: 'USD' })).toEqual([[], false]);
});

it('keeps the currency and all amounts together, where the change was of both', () => {
  const entry = testEntry('a', 1, { p: [change('currency', 'USD', 'EUR'), price] });
  expect(staying(entry, { currency: 'EUR' })).toEqual([[], false]);
  expect(staying(entry, { currency: 'EUR' }, ['title'])).toEqual([[], false]);
  expect(staying(entry, { currency: 'EUR' }, ['price'])).toEqual([['currency', 'price'], false]);
});

it('knows amounts of several currencies for as long as nothing else was written', () => {
  expect(staying(ofMany, { currency: 'EUR', auditId: 'a' })).toEqual([[], false]);
  expect(staying(ofMany, { currency: 'EUR', auditId: 'b' })).toEqual([['price'], true]);
});

it('lets other changes, and old entries about one product, be', () => {
  const named = testEntry('a', 1, { p: [title], q: [title] });
  expect(staying(named, { auditId: 'b' })).toEqual([[], false]);
  expect(staying(testEntry('a', 1, { p: [price] }), { currency: 'EUR' })).toEqual([[], false]);
});
