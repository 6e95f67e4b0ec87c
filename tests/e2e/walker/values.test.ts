import { expect, test } from 'vitest';
import { createRandom } from '../../../src/sample-data/random.ts';
import { developerWords } from './invariants/developerWords.ts';
import { TYPED_HOSTILE, valueFor } from './values.ts';

const field = (name: string, inputMode = '') => ({ field: name, inputMode, name });

const many = (control: ReturnType<typeof field>) => {
  const random = createRandom('values');
  return Array.from({ length: 200 }, () => valueFor(control, random));
};

test('the same seed types the same', () => {
  expect(many(field('title'))).toEqual(many(field('title')));
});

test('a field gets what belongs there, hostile texts, and nothing at all', () => {
  const values = many(field('price', 'decimal'));
  expect(values).toContain('19.90');
  expect(values).toContain('');
  expect(values.some(value => TYPED_HOSTILE.includes(value))).toBe(true);
});

test('a date field gets dates only, which the browser would otherwise refuse', () => {
  for (const value of many(field('endsAt', 'datetime-local')))
    expect(value).toMatch(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/);
});

test('nothing that is typed looks like a developer’s message', () => {
  expect(TYPED_HOSTILE.length).toBeGreaterThan(30);
  expect(developerWords(TYPED_HOSTILE)).toEqual([]);
});
