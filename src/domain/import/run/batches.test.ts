import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batches } from './batches.ts';

const item = fc.record({
  writes: fc.array(fc.constant(0), { minLength: 1, maxLength: 3 }),
  bytes: fc.integer({ min: 1, max: 900_000 }),
  chunkBytes: fc.integer({ min: 1, max: 500_000 }),
});

describe('batches', () => {
  it('keeps every item, in order, and every limit that can be kept', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 600 }), items => {
        const all = [...batches(items)];
        expect(all.flat()).toEqual(items);
        for (const batch of all.filter(({ length }) => length > 1)) {
          const sum = (of: (one: (typeof batch)[number]) => number) =>
            batch.reduce((total, one) => total + of(one), 0);
          expect(batch.length).toBeLessThanOrEqual(200);
          expect(sum(({ writes }) => writes.length)).toBeLessThanOrEqual(490);
          expect(sum(({ bytes }) => bytes)).toBeLessThanOrEqual(3_000_000);
          expect(sum(({ chunkBytes }) => chunkBytes)).toBeLessThanOrEqual(700_000);
        }
      }),
    );
  });

  it('takes fewer products where that is asked for', () => {
    const one = { writes: [0], bytes: 1, chunkBytes: 1 };
    expect(
      [
        ...batches(
          Array.from({ length: 5 }, () => one),
          () => 2,
        ),
      ].map(b => b.length),
    ).toEqual([2, 2, 1]);
  });

  const sizesOf = (
    count: number,
    weight: { writes?: number; bytes?: number; chunkBytes?: number },
    most?: number,
  ) => {
    const { writes = 0, bytes = 0, chunkBytes = 0 } = weight;
    const one = { writes: Array.from({ length: writes }), bytes, chunkBytes };
    const all = batches(
      Array.from({ length: count }, () => one),
      most === undefined ? undefined : () => most,
    );
    return [...all].map(batch => batch.length);
  };

  it.each([
    ['nothing', 0, {}, undefined, []],
    ['products of one entry', 401, {}, undefined, [200, 200, 1]],
    ['never more than that, whatever is asked for', 201, {}, 500, [200, 1]],
    ['as many as are asked for', 4, {}, 3, [3, 1]],
    ['writes that just fit', 4, { writes: 245 }, undefined, [2, 2]],
    ['writes that do not fit', 4, { writes: 246 }, undefined, [1, 1, 1, 1]],
    ['bytes that just fit', 4, { bytes: 1_500_000 }, undefined, [2, 2]],
    ['bytes that do not fit', 3, { bytes: 1_500_001 }, undefined, [1, 1, 1]],
    ['what is remembered just fits', 4, { chunkBytes: 350_000 }, undefined, [2, 2]],
    ['what is remembered does not fit', 3, { chunkBytes: 350_001 }, undefined, [1, 1, 1]],
    ['each too large by itself', 2, { bytes: 9_000_000 }, undefined, [1, 1]],
  ])('fills commits to their limits: %s', (_, count, weight, most, sizes) => {
    expect(sizesOf(count, weight, most)).toEqual(sizes);
  });
});
