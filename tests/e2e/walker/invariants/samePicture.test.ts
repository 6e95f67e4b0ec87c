import { expect, test } from 'vitest';
import { samePicture } from './samePicture.ts';

const picture = (heading: string, ...rows: string[]) => ({
  headings: [heading],
  lists: [
    {
      name: 'All Products',
      rows: rows.map(text => ({ href: '/x', cells: [{ head: 'Product', text, time: '' }] })),
    },
  ],
});

test('the same headings and rows are the same picture', () => {
  expect(samePicture(picture('All', 'a', 'b'), picture('All', 'a', 'b'))).toEqual([]);
});

test('a moment is the same, however long ago it is by now', () => {
  const seen = (text: string, time: string) => ({
    headings: ['Recent changes'],
    lists: [
      { name: 'Recent changes', rows: [{ href: '/x', cells: [{ head: 'When', text, time }] }] },
    ],
  });
  const before = seen('16 seconds ago', '2026-11-25T10:00:00.000Z');
  expect(samePicture(before, seen('22 seconds ago', '2026-11-25T10:00:00.000Z'))).toEqual([]);
  expect(samePicture(before, seen('16 seconds ago', '2026-11-25T10:00:06.000Z'))).toHaveLength(1);
});

test('another heading, another row, a row more or less is told', () => {
  const before = picture('All', 'a', 'b');
  expect(samePicture(before, picture('Some', 'a', 'b'))).toHaveLength(1);
  expect(samePicture(before, picture('All', 'a', 'c'))).toHaveLength(1);
  expect(samePicture(before, picture('All', 'a'))).toHaveLength(1);
  expect(samePicture(before, picture('All', 'a', 'b', 'c'))).toHaveLength(1);
});
