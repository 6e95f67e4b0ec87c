import { expect, it } from 'vitest';
import { describeUpgrade } from './describeUpgrade.ts';

it('tells what changes, which fields most, and what is left', () => {
  const report = { read: 3, changed: 2, fields: { price: 1, version: 2 }, left: { title: 1 } };
  const refused = { refused: 1, refusals: ['products/b: too large'] };
  expect(
    describeUpgrade({ products: { ...report, ...refused, examples: ['products/a: …'] } }),
  ).toBe(
    'products: 2 of 3 documents\n  fields: version 2, price 1\n  products/a: …\n  to be filled in by hand: title 1\n  1 documents stay as they were, since the database did not take the change:\n    products/b: too large',
  );
});
