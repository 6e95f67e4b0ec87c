import { expect, it } from 'vitest';
import { FIRST_PAGE, nextPageSize } from './pageSize.ts';

/** The sizes of pages of documents that are as long as each other, one after the other. */
const sizes = (length: number) => {
  const all = [FIRST_PAGE];
  for (let pages = 0; pages < 5; pages++)
    all.push(nextPageSize(all.at(-1) ?? 0, (all.at(-1) ?? 0) * length));
  return all;
};

it('asks for many small documents, and for few large ones', () => {
  expect(sizes(2_000)).toEqual([25, 100, 300, 300, 300, 300]);
  expect(sizes(20_000)).toEqual([25, 100, 100, 100, 100, 100]);
  expect(sizes(1_000_000)).toEqual([25, 5, 5, 5, 5, 5]);
  expect(nextPageSize(300, 0)).toBe(300);
});
