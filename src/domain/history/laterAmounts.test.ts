import { expect, it } from 'vitest';
import type { FieldChange } from '../schemas/audit.ts';
import { laterAmounts } from './laterAmounts.ts';
import { change, testEntry } from './testEntry.ts';

const step = testEntry('step', 1, { p: [change('currency', 'EUR', 'USD')] });
const later = (one: FieldChange, more: Parameters<typeof testEntry>[3] = {}) =>
  testEntry('later', 2, { p: [one] }, more);
const isLater = (...since: Parameters<typeof laterAmounts>[2] & object) =>
  laterAmounts('p', step, since, []);
const variant = (id: string, price: number | null, stock = 1) => ({ id, price, stock });

it.each<[string, FieldChange]>([
  ['a price', change('price', 1000, 1200)],
  ['a cost', change('cost', null, 500)],
  ['a variant’s cost', change('variantCosts', { v: 1 }, { v: 2 })],
  ['a variant’s price', change('variants', [variant('v', 1)], [variant('v', 2)])],
  ['a variant more', change('variants', [], [variant('v', 2)])],
  ['what is too large to be kept', change('variants', [], { omitted: true, bytes: 1, version: 2 })],
])('are those of a later change of %s', (_, one) => {
  expect(isLater(later(one))).toBe(true);
});

it.each<[string, FieldChange]>([
  ['a title', change('title', 'a', 'b')],
  ['a price that went', change('price', 1000, null)],
  ['a variant’s stock', change('variants', [variant('v', 1, 3)], [variant('v', 1, 2)])],
  [
    'the order of variants',
    change('variants', [variant('a', 1), variant('b', 2)], [variant('b', 2), variant('a', 1)]),
  ],
])('are not those of a later change of %s', (_, one) => {
  expect(isLater(later(one))).toBe(false);
});

it('are none of earlier steps, of other products, of a return from the bin, or of what is taken back, too', () => {
  const price = change('price', 1000, 1200);
  expect(isLater(testEntry('earlier', 0, { p: [price] }))).toBe(false);
  expect(isLater(testEntry('later', 2, { q: [price] }))).toBe(false);
  expect(isLater(later(price, { action: 'restore' }))).toBe(false);
  expect(laterAmounts('p', step, [later(price)], [later(price)])).toBe(false);
});

it('may be any where nobody knows what came later', () => {
  expect(laterAmounts('p', step, null, [])).toBe(true);
  expect(isLater(testEntry('later', 2, {}, { action: 'import', records: ['p'] }))).toBe(true);
});
