import { expect, it } from 'vitest';
import { toFirestoreIndexes } from './toFirestoreIndexes.ts';

it('makes the indexes of firestore.indexes.json, both ways, each once', () => {
  const order = (fieldPath: string, direction: string) => ({ fieldPath, order: direction });
  expect(
    toFirestoreIndexes({
      posts: [
        { equality: ['status'], sort: ['at'] },
        { equality: ['status'], sort: ['at', 'id'] },
      ],
    }),
  ).toEqual({
    indexes: [
      ['status ASCENDING', 'at ASCENDING'],
      ['status ASCENDING', 'at DESCENDING'],
      ['__name__ DESCENDING'],
      ['status ASCENDING', '__name__ DESCENDING'],
    ].map(fields => ({
      collectionGroup: 'posts',
      queryScope: 'COLLECTION',
      fields: fields.map(field => {
        const [name = '', direction = ''] = field.split(' ');
        return order(name, direction);
      }),
    })),
    fieldOverrides: [],
  });
});

it('indexes tokens and arrays by element, and names the group’s own fields', () => {
  const { indexes, fieldOverrides } = toFirestoreIndexes({
    entries: { contains: ['tags'], search: true, sort: ['at'], scope: 'group' },
  });
  expect(indexes).toHaveLength(4);
  expect(indexes[0]).toMatchObject({ queryScope: 'COLLECTION_GROUP' });
  expect(JSON.stringify(indexes)).toContain('"fieldPath":"_tokens","arrayConfig":"CONTAINS"');
  expect(fieldOverrides.map(({ fieldPath }) => fieldPath)).toEqual(['at', 'tags', '_tokens']);
});
