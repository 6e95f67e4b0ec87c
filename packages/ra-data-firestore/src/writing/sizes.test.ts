import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chunksOf, sizeOf, writeSize } from './sizes.ts';

it('reckons text in bytes, not in letters', () => {
  expect(sizeOf('é')).toBe(3);
  expect(sizeOf({ name: 'abc', n: 1, list: [true] })).toBeGreaterThan(25);
});

it('refuses a document that Firestore would refuse, by name', () => {
  expect(() => writeSize('posts/a', { text: 'x'.repeat(1_048_577) })).toThrow(/posts\/a has about/);
});

it('keeps every item in order, within both bounds', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 9 }), (items, count) => {
      const chunks = chunksOf(items, size => size, count, 50);
      expect(chunks.flat()).toEqual(items);
      for (const chunk of chunks) {
        expect(chunk.length).toBeLessThanOrEqual(count);
        expect(chunk.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50);
      }
    }),
  );
});
