import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyWrite, equalValues } from '../query/index.ts';
import { changedFields } from './changedFields.ts';

const paths = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  changedFields(before, after).map(({ path, value }) => [path.join('.'), value]);

it('names what differs, maps name by name, lists as a whole', () => {
  const before = { id: 'a', same: [1], date: new Date(1), map: { x: 1, y: { z: 1 } }, list: [1] };
  const after = { id: 'b', same: [1], date: new Date(2), map: { x: 1, y: { z: 2 } }, list: [1, 2] };
  expect(paths(before, after)).toEqual([
    ['date', new Date(2)],
    ['map.y.z', 2],
    ['list', [1, 2]],
  ]);
});

it('leaves alone what the form does not name, and deletes what it empties', () => {
  expect(paths({ a: 1, b: 2 }, { a: 1 })).toEqual([]);
  expect(paths({ a: 1, map: { x: 1, y: 2 } }, { a: undefined, map: { x: 1 } })).toEqual([
    ['a', { $op: 'deleteField' }],
    ['map.y', { $op: 'deleteField' }],
  ]);
  expect(changedFields({ a: 1 }, { a: undefined }, 'ignore')).toEqual([]);
  expect(paths({ a: null }, { a: undefined })).toEqual([['a', { $op: 'deleteField' }]]);
  expect(paths({}, { a: null, b: undefined })).toEqual([['a', null]]);
});

it('leads from any record to any other', () => {
  const leaf = fc.oneof(fc.constant(null), fc.integer(), fc.string(), fc.array(fc.integer()));
  const name = fc.constantFrom('a', 'b', 'c');
  const map = fc.dictionary(
    name,
    fc.oneof(leaf, fc.dictionary(name, leaf, { noNullPrototype: true })),
    {
      noNullPrototype: true,
    },
  );
  fc.assert(
    fc.property(map, map, (before, after) => {
      const data = Object.fromEntries(
        changedFields(before, after).map(({ path, value }) => [path.join('.'), value]),
      );
      const write = { type: 'update' as const, collection: 'c', id: 'x', data };
      const result = applyWrite({ ...before, id: 'x' }, write, new Date()) ?? {};
      for (const [key, value] of Object.entries(after))
        expect(equalValues(Reflect.get(result, key), value)).toBe(true);
    }),
  );
});
