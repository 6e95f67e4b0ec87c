import { expect, it } from 'vitest';
import { keptOut } from './keptOut.ts';
import { placeInSource } from './placeInSource.ts';

const source = (handle: string, rows: number[], file = 0) => ({
  mapped: { source: { file, handle, externalId: null, rows } },
});
type Line = ReturnType<typeof source>;
const placeOf = ({ mapped }: Line) => placeInSource(mapped.source);
/** The handles that are left out of the later products where some of the earlier ones were. */
const leftOut = (out: readonly string[], before: Line[], after: Line[]) => {
  const excluded = before.filter(one => out.includes(one.mapped.source.handle)).map(placeOf);
  const kept = keptOut(new Set(excluded), before, after);
  return after.filter(one => kept.has(placeOf(one))).map(one => one.mapped.source.handle);
};

it('knows a product by its rows, not by its handle', () => {
  const before = [source('tea', [2]), source('mug', [3])];
  expect(leftOut(['tea'], before, [source('T-1', [2]), source('M-1', [3])])).toEqual(['T-1']);
  expect(leftOut(['tea'], before, [source('mug', [2]), source('tea', [3])])).toEqual(['mug']);
  expect(leftOut([], before, [source('T-1', [2]), source('M-1', [3])])).toEqual([]);
});

it('keeps out all that becomes of a product, and what is put together with it', () => {
  const whole = [source('tea', [2, 3]), source('mug', [4])];
  const parts = [source('T-1', [2]), source('T-2', [3]), source('M-1', [4])];
  expect(leftOut(['tea'], whole, parts)).toEqual(['T-1', 'T-2']);
  expect(leftOut(['T-2'], parts, whole)).toEqual(['tea']);
});

it('takes rows of two files for two', () => {
  const before = [source('tea', [2]), source('mug', [2], 1)];
  expect(leftOut(['mug'], before, [source('T-1', [2]), source('M-1', [2], 1)])).toEqual(['M-1']);
});

it('goes by handle or id where there are no rows', () => {
  const live = [source('tea', []), source('mug', [])];
  expect(leftOut(['tea'], live, live)).toEqual(['tea']);
});

it('remembers what is not among the products at present', () => {
  const elsewhere = placeOf(source('tea', [2]));
  expect(keptOut(new Set([elsewhere]), [], [source('mug', [2])])).toEqual(new Set([elsewhere]));
});
