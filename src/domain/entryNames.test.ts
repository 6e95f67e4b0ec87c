import { expect, it } from 'vitest';
import { goneNames, nameInEntry, namesInEntry } from './entryNames.ts';
import { change, testEntry } from './history/testEntry.ts';

const deleted = testEntry('e', 1, {
  a: [change('price', 100, null), change('title', 'Bowl', null)],
  b: [change('title', 'Throw', null)],
});

it('names what was deleted or added, by what the entry keeps', () => {
  expect(namesInEntry(deleted)).toEqual(['Bowl', 'Throw']);
  const restored = testEntry('e', 1, { a: [change('title', null, 'Bowl')] });
  expect(namesInEntry(restored)).toEqual(['Bowl']);
});

it('names nothing that stays, has no name, or is not told of', () => {
  expect(nameInEntry(deleted, 'constructor')).toBeNull();
  const renamed = testEntry('e', 1, { a: [change('title', 'Bowl', 'Cup')] });
  expect(nameInEntry(renamed, 'a')).toBeNull();
  const partly = testEntry('e', 1, {
    a: [change('title', 'Bowl', null)],
    b: [change('price', 1, 2)],
  });
  expect(namesInEntry(partly)).toEqual([]);
  expect(namesInEntry({ ...deleted, resource: 'unheard of' })).toEqual([]);
});

it('keeps the names of deleted products for the search, each once and not too many', () => {
  const bulk = { ...deleted, resource: 'products', label: '' };
  expect(goneNames(bulk)).toEqual(['Bowl', 'Throw']);
  expect(goneNames({ ...bulk, label: 'Bowl' })).toEqual(['Throw']);
  expect(goneNames({ ...bulk, resource: 'users' })).toEqual([]);
  const changes = { a: [change('title', 'Bowl', 'Cup')], b: [change('title', null, 'Throw')] };
  expect(goneNames({ ...bulk, changes })).toEqual([]);
  const records = Array.from({ length: 30 }, (_, index) => `p${index}`);
  const named = (nameOf: (id: string) => string) =>
    goneNames({
      ...bulk,
      records,
      changes: Object.fromEntries(records.map(id => [id, [change('title', nameOf(id), null)]])),
    });
  expect(named(id => id)).toEqual(records.slice(0, 20));
  expect(named(() => '🪑'.repeat(300))).toEqual(['🪑'.repeat(200)]);
});
