import { expect, it } from 'vitest';
import { describeUndo, describeUpgrade } from './describeUpgrade.ts';

it('tells what changes, which fields most, and what is left', () => {
  const report = { read: 3, changed: 2, fields: { price: 1, version: 2 }, left: { title: 1 } };
  const refused = { refused: 1, refusals: ['products/b: too large'] };
  expect(
    describeUpgrade({ products: { ...report, ...refused, examples: ['products/a: …'] } }),
  ).toBe(
    'products: 2 of 3 documents\n  fields: version 2, price 1\n  products/a: …\n  to be filled in by hand: title 1\n  1 documents stay as they were, since the database did not take the change:\n    products/b: too large',
  );
});

it('tells what was taken back, and what was not', () => {
  const nothing = { undone: 2, left: [], refused: [], unreadable: 0 };
  const all = '2 changes were taken back; whatever else was as it was before stays so.';
  expect(describeUndo(nothing)).toBe(all);
  expect(describeUndo({ ...nothing, left: ['a'], refused: ['b: full'], unreadable: 1 })).toBe(
    `${all}\n1 documents were changed since, and stay:\na\n1 were not taken back by the database:\nb: full\n1 lines of the journal cannot be read. What was cut off while it was written was not stored.`,
  );
});
