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

test('what is being typed into a cell is not compared, everything else of its row is', () => {
  const list = (...rows: Record<string, string>[]) => ({
    headings: ['All'],
    lists: [
      {
        name: 'All Products',
        rows: rows.map(cells => ({
          href: '/x',
          cells: Object.entries(cells).map(([head, text]) => ({ head, text, time: '' })),
        })),
      },
    ],
  });
  const [first, second] = [
    { Status: 'Active', Price: '5' },
    { Status: 'Draft', Price: '7' },
  ];
  const typing = list(first, { Price: '7' });
  expect(samePicture(typing, list(first, second))).toEqual([]);
  expect(samePicture(typing, list(first, { ...second, Price: '8' }))).toHaveLength(1);
  expect(samePicture(typing, list(first, { ...second, Stock: '1' }))).toHaveLength(1);
  expect(samePicture(list(first, second), typing)).toHaveLength(1);
});
