import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firestoreIndexes, INDEXES_FILE, indexesText } from './indexesFile.ts';

describe(INDEXES_FILE, () => {
  it('is what the declared queries need: otherwise run npm run indexes:build', () => {
    expect(readFileSync(INDEXES_FILE, 'utf8')).toBe(indexesText());
  });

  it('keeps within Firestore’s 1000 composite indexes and 200 exemptions of a database', () => {
    const { indexes, fieldOverrides } = firestoreIndexes();
    expect(indexes.length).toBeLessThanOrEqual(1000);
    expect(fieldOverrides.length).toBeLessThanOrEqual(200);
  });

  it('indexes the facets of the product list with its sorts, and no large field', () => {
    const { indexes, fieldOverrides } = firestoreIndexes();
    expect(indexes).toContainEqual({
      collectionGroup: 'products',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'businessId', order: 'ASCENDING' },
        { fieldPath: 'updatedAt', order: 'DESCENDING' },
      ],
    });
    const exempt = fieldOverrides
      .filter(one => one.collectionGroup === 'products' && one.indexes.length === 0)
      .map(one => one.fieldPath);
    expect(exempt).toEqual(
      expect.arrayContaining(['description', 'images', 'variants', 'options', 'attributes']),
    );
    expect(exempt).not.toContain('gaps');
    expect(exempt).not.toContain('source');
  });

  it('finds old tasks of all businesses, and no task by what it lists', () => {
    const tasks = firestoreIndexes().fieldOverrides.filter(one => one.collectionGroup === 'tasks');
    expect(tasks.filter(one => one.indexes.length === 0).map(one => one.fieldPath)).toEqual([
      ...['productIds', 'pictures', 'did'],
    ]);
    expect(tasks).toContainEqual({
      ...{ collectionGroup: 'tasks', fieldPath: 'askedAt' },
      indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
    });
  });

  it('indexes no map of the roll-ups: a day of 5,000 products would pass 40,000 entries', () => {
    const exempt = firestoreIndexes()
      .fieldOverrides.filter(one => one.collectionGroup === 'stats' && one.indexes.length === 0)
      .map(one => one.fieldPath);
    expect(exempt).toEqual([
      'byProduct',
      'byCategory',
      'bySource',
      'byCountry',
      'byDevice',
      'cohorts',
      'previousVisits',
      'byBusiness',
      'done',
    ]);
  });
});
