import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareStrings, compareValues, equalValues, getPath } from './values.ts';

const value = fc.letrec(tie => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.double(),
    fc.date({ noInvalidDate: true }),
    fc.string({ unit: 'binary' }),
    fc.uint8Array({ maxLength: 3 }),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.string({ maxLength: 2 }), tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any;

it('orders the types as Firestore does', () => {
  const inOrder = [
    null,
    false,
    true,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    -1,
    0,
    1.5,
    new Date(0),
    new Date(1),
    '',
    'A',
    'a',
    'ab',
    '\uffee',
    '\u{1f600}',
    new Uint8Array([1]),
    new Uint8Array([1, 0]),
    [],
    [1],
    [1, null],
    ['a'],
    {},
    { a: 1 },
    { a: 1, b: 0 },
    { a: 2 },
  ];
  const shuffled = [...inOrder].sort((a, b) => String(a).length - String(b).length);
  expect(shuffled.sort(compareValues)).toEqual(inOrder);
  expect(compareValues(-0, 0)).toBe(0);
});

it('is a total order', () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
      expect(compareValues(a, structuredClone(a))).toBe(0);
      if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0)
        expect(compareValues(a, c)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

it('compares text by its UTF-8 bytes', () => {
  const bytes = (text: string) => Buffer.from(text, 'utf8');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(Math.sign(compareStrings(a, b))).toBe(Buffer.compare(bytes(a), bytes(b)));
    }),
    { numRuns: 500 },
  );
});

it('reads dotted paths, own names only', () => {
  expect(getPath({ a: { b: 1 } }, 'a.b')).toBe(1);
  expect(getPath({ a: [1] }, 'a.length')).toBeUndefined();
  expect(getPath({}, 'constructor')).toBeUndefined();
  expect(equalValues({ a: [1, null] }, { a: [1, null] })).toBe(true);
});
