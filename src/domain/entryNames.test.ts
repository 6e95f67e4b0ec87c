import { expect, it } from 'vitest';
import { nameInEntry, namesInEntry } from './entryNames.ts';
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
