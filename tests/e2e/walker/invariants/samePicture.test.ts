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

test('another heading, another row, a row more or less is told', () => {
  const before = picture('All', 'a', 'b');
  expect(samePicture(before, picture('Some', 'a', 'b'))).toHaveLength(1);
  expect(samePicture(before, picture('All', 'a', 'c'))).toHaveLength(1);
  expect(samePicture(before, picture('All', 'a'))).toHaveLength(1);
  expect(samePicture(before, picture('All', 'a', 'b', 'c'))).toHaveLength(1);
});
