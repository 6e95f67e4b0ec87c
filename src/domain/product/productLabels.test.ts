import { MAX_LABELS, recordTokens } from 'ra-data-firestore/query';
import { expect, it } from 'vitest';
import { PRODUCT_LABELS } from './productLabels.ts';

const labels = (stored: Record<string, unknown>) =>
  recordTokens(stored, { fields: [], labels: PRODUCT_LABELS });

it('says of every product whether it is on sale', () => {
  expect(labels({ price: 800, compareAtPrice: 1000, variants: [] })).toEqual(['sale:yes']);
  expect(labels({ price: 800, compareAtPrice: null, variants: [] })).toEqual(['sale:no']);
  const variants = [{ price: 5, compareAtPrice: 6, visible: true }];
  expect(labels({ price: 800, compareAtPrice: null, variants })).toEqual(['sale:yes']);
});

it('has each tag once, however it is written', () => {
  expect(labels({ tags: ['Summer', 'summer', ' Été ', 'a:b'] })).toEqual([
    ...['sale:no', 'tag:summer', 'tag:ete', 'tag:a:b'],
  ]);
});

it('keeps the sale and as many tags as there is room for', () => {
  const tags = Array.from({ length: 250 }, (_, index) => `tag ${index}`);
  const all = labels({ tags });
  expect(all).toHaveLength(MAX_LABELS);
  expect(all[0]).toBe('sale:no');
});

it('reads what others stored without failing', () => {
  for (const odd of [null, 'x', 7, [null, 7, ['x']], { a: 1 }])
    expect(labels({ price: odd, compareAtPrice: odd, variants: odd, tags: odd })[0]).toBe(
      'sale:no',
    );
});
