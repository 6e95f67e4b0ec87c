import { expect, test } from 'vitest';
import type { Expected } from '../expected/expectation.ts';
import { recordsIn, wrongRows } from './shownRows.ts';

const list = (text: string) => ({
  name: 'All Products',
  rows: [
    {
      href: '/view-product/p1',
      cells: [
        { head: '', text: '', time: '' },
        { head: 'Price', text, time: '' },
        { head: 'Added', text: 'Nov 1, 2026', time: '2026-11-01T08:00:00.000Z' },
      ],
    },
  ],
});

const expected = (at: string): Expected => ({
  Price: { text: '$79.00 – $89.00' },
  Added: { at: new Date(at) },
});

test('a row that shows what is stored is right, whatever its spaces', () => {
  const right = () => expected('2026-11-01T08:00:00Z');
  expect(wrongRows(list('$79.00\u00a0–\u202f$89.00'), right)).toEqual([]);
  expect(recordsIn(list(''))).toEqual(['products/p1']);
});

test('each cell that differs is told, and a row of what is not stored', () => {
  expect(wrongRows(list('$89.00'), () => expected('2026-11-02T08:00:00Z'))).toEqual([
    'All Products, products/p1, Price: shows "$89.00", stored is "$79.00 – $89.00"',
    'All Products, products/p1, Added: shows "Nov 1, 2026", stored is the time 2026-11-02T08:00:00.000Z',
  ]);
  expect(wrongRows(list(''), () => null)).toEqual([
    'All Products: a row leads to products/p1, which is not stored',
  ]);
});
