import { expect, test } from 'vitest';
import { wrongFacts } from './shownFacts.ts';
import { wrongFields } from './shownFields.ts';

const facts = (value: string) => ({ facts: [{ name: 'SKU', value, time: '' }] });

test('a fact is what is stored, and an empty one says that there is none', () => {
  expect(wrongFacts(facts('A-1'), 'products/p1', { SKU: { text: 'A-1' } }, 'None')).toEqual([]);
  expect(wrongFacts(facts('None'), 'products/p1', { SKU: { text: '' } }, 'None')).toEqual([]);
  expect(wrongFacts(facts('B-2'), 'products/p1', { SKU: { text: 'A-1' } }, 'None')).toEqual([
    'products/p1, SKU: shows "B-2", stored is "A-1"',
  ]);
});

test('a field that nobody changed holds what is stored', () => {
  const fields = { fields: [{ name: 'sku', value: 'B-2' }] };
  expect(wrongFields(fields, 'products/p1', { sku: 'B-2' })).toEqual([]);
  expect(wrongFields(fields, 'products/p1', { sku: 'A-1' })).toHaveLength(1);
});
