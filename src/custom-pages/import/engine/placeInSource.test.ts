import { expect, it } from 'vitest';
import { placeInSource } from './placeInSource.ts';

const tea = { file: 0, handle: 'tea', externalId: null };

it('is another one for each product of a source', () => {
  const sources = [
    tea,
    { ...tea, file: 1 },
    { ...tea, handle: 'mug' },
    { ...tea, ownId: 'p1' },
    { ...tea, ownId: 'p2' },
    { ...tea, handle: '', externalId: 'e1' },
    { ...tea, handle: '', externalId: 'e2' },
  ];
  expect(new Set(sources.map(placeInSource)).size).toBe(sources.length);
});

it('is the same one where only the shop’s own id of a product came to be known', () => {
  expect(placeInSource({ ...tea, externalId: 'e1', ownId: null })).toBe(placeInSource(tea));
});
