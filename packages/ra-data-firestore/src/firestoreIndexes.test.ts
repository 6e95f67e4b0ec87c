import { expect, it } from 'vitest';
import { firestoreIndexes } from './firestoreIndexes.ts';

it('names the collection group of each resource, however its path is given', () => {
  const queries = { equality: ['a'], sort: ['b'] };
  const { indexes, fieldOverrides } = firestoreIndexes({
    plain: { queries },
    entries: { path: 'games/{parent}/rows', queries: [queries] },
    rows: { path: ({ parent }) => `other/${parent}/rows`, queries },
    all: { path: 'parts', collectionGroup: true, queries },
    undeclared: {},
  });
  expect(
    indexes.map(({ collectionGroup, queryScope }) => `${collectionGroup} ${queryScope}`),
  ).toEqual([
    'plain COLLECTION',
    'plain COLLECTION',
    'rows COLLECTION',
    'rows COLLECTION',
    'parts COLLECTION_GROUP',
    'parts COLLECTION_GROUP',
  ]);
  expect(fieldOverrides.map(({ fieldPath }) => fieldPath)).toEqual(['a', 'b']);
});
