import { expect, it } from 'vitest';
import { describeAmounts } from './describeAmounts.ts';

const change = (id: string) => ({
  ...{ id, businessId: 'b', title: 'Pot', currency: 'RSD' },
  from: {
    price: null,
    compareAtPrice: null,
    cost: null,
    variantCosts: null,
    variants: [{ price: 1500, compareAtPrice: null }],
  },
  to: {
    price: null,
    compareAtPrice: null,
    cost: null,
    variantCosts: null,
    variants: [{ price: 150_000, compareAtPrice: null }],
  },
});

it('says how each price reads now and afterwards, and what it does not list', () => {
  const changes = Array.from({ length: 25 }, (_, index) => change(`p${index}`));
  const text = describeAmounts(
    { changes, editedSince: [change('e')], unreadable: [] },
    'plan.json',
  );
  expect(text).toContain('25 products would change');
  expect(text).toContain('p0  15.00 RSD → 1500.00 RSD  Pot');
  expect(text).toContain('and 5 more');
  expect(text).toContain('1 were changed since');
});
