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
});
