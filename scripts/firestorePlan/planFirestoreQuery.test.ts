import type { Condition, FirestoreIndexes, IndexField, Order } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { type FirestorePlan, planFirestoreQuery, type SentQuery } from './planFirestoreQuery.ts';

const field = (text: string): IndexField => {
  const [fieldPath = '', mode] = text.split(' ');
  if (mode === 'has') return { fieldPath, arrayConfig: 'CONTAINS' };
  return { fieldPath, order: mode === 'desc' ? 'DESCENDING' : 'ASCENDING' };
};
const index = (...fields: string[]) => ({
  collectionGroup: 'restaurants',
  queryScope: 'COLLECTION' as const,
  fields: fields.map(field),
});

/** The example of "Use index merging" in the documentation, and some more. */
const FILE: FirestoreIndexes = {
  indexes: [
    index('category asc', 'stars asc'),
    index('city desc', 'stars asc'),
    index('editors asc', 'stars asc'),
    index('tags has', 'stars asc'),
    index('city asc', 'stars desc'),
    index('owner asc', 'country asc', 'opened desc'),
    index('chain asc', 'opened desc'),
    index('city asc', 'opened desc', 'stars desc'),
    index('price asc', 'stars desc'),
    index('city asc', '__name__ desc'),
    { ...index('area asc', 'stars asc'), collectionGroup: 'cities' },
  ],
  fieldOverrides: [
    { collectionGroup: 'restaurants', fieldPath: 'menu', indexes: [] },
    {
      collectionGroup: 'restaurants',
      fieldPath: 'menu.size',
      indexes: [{ queryScope: 'COLLECTION', order: 'ASCENDING' }],
    },
    { collectionGroup: 'secrets', fieldPath: '*', indexes: [] },
  ],
};

const where = (text: string): Condition => {
  const [name = '', op = '=='] = text.split(' ');
  const ops: Record<string, Condition['op']> = {
    '==': '==',
    in: 'in',
    '>': '>',
    '<': '<',
    '!=': '!=',
    'not-in': 'not-in',
    has: 'array-contains',
    any: 'array-contains-any',
  };
  const known = ops[op] ?? '==';
  return { field: name, op: known, value: ['in', 'not-in', 'any'].includes(op) ? [1, 2] : 1 };
};
const order = (text: string): Order => {
  const [name = '', direction] = text.split(' ');
  return { field: name, direction: direction === 'desc' ? 'desc' : 'asc' };
};
const plan = (
  conditions: string[],
  orders: string[] = [],
  rest: Partial<SentQuery> = {},
): FirestorePlan =>
  planFirestoreQuery(FILE, {
    collectionGroup: 'restaurants',
    where: conditions.map(where),
    orderBy: orders.map(order),
    ...rest,
  });

const MERGED = {
  category: 'category ASCENDING, stars ASCENDING',
  city: 'city DESCENDING, stars ASCENDING',
  editors: 'editors ASCENDING, stars ASCENDING',
  tags: 'tags CONTAINS, stars ASCENDING',
};

describe('a query is answered', () => {
  it.each<[string[], string[], string[]]>([
    [[], [], ['__name__ ASCENDING']],
    [['category'], [], ['category ASCENDING']],
    [['category', 'city'], [], ['category ASCENDING', 'city ASCENDING']],
    [['category in', 'tags has'], ['id asc'], ['category ASCENDING', 'tags CONTAINS']],
    [['tags any'], [], ['tags CONTAINS']],
    [[], ['stars desc'], ['stars DESCENDING']],
    [['stars >'], [], ['stars ASCENDING']],
    [['stars >', 'stars <'], ['stars desc'], ['stars DESCENDING']],
    [['stars !='], [], ['stars ASCENDING']],
    [['stars not-in'], [], ['stars ASCENDING']],
    [['category'], ['stars asc'], [MERGED.category]],
    [['category', 'city'], ['stars asc'], [MERGED.category, MERGED.city]],
    [
      ['category in', 'city', 'editors'],
      ['stars asc'],
      [MERGED.category, MERGED.city, MERGED.editors],
    ],
    [['tags has', 'city'], ['stars asc'], [MERGED.city, MERGED.tags]],
    [['tags any'], ['stars asc'], [MERGED.tags]],
    [['category', 'stars >'], [], [MERGED.category]],
    [['category', 'stars >', 'stars <'], ['stars asc'], [MERGED.category]],
    [['city', 'stars <'], ['stars desc'], ['city ASCENDING, stars DESCENDING']],
    [
      ['owner', 'country'],
      ['opened desc'],
      ['owner ASCENDING, country ASCENDING, opened DESCENDING'],
    ],
    [
      ['country', 'chain', 'owner'],
      ['opened desc'],
      [
        'owner ASCENDING, country ASCENDING, opened DESCENDING',
        'chain ASCENDING, opened DESCENDING',
      ],
    ],
    [['city', 'stars >'], ['opened desc'], ['city ASCENDING, opened DESCENDING, stars DESCENDING']],
    [['city'], ['id desc'], ['city ASCENDING, __name__ DESCENDING']],
    [[], ['price asc', 'stars desc'], ['price ASCENDING, stars DESCENDING']],
    [['menu.size'], [], ['menu.size ASCENDING']],
  ])('%j by %j', (conditions, orders, indexes) => {
    expect(plan(conditions, orders)).toEqual({ kind: 'answered', indexes });
  });
});

describe('a query misses an index', () => {
  it.each<[string, string[], string[], string[]]>([
    [
      'the opposite direction',
      ['category'],
      ['stars desc'],
      ['category ASCENDING, stars DESCENDING'],
    ],
    [
      'one of those to be merged',
      ['category', 'city'],
      ['stars desc'],
      ['category ASCENDING, stars DESCENDING'],
    ],
    [
      'the field of the order',
      ['category'],
      ['seats asc'],
      ['category ASCENDING, seats ASCENDING'],
    ],
    [
      'an order beside a range',
      ['city', 'seats >'],
      ['stars asc'],
      ['city ASCENDING, stars ASCENDING, seats ASCENDING'],
    ],
    ['two ranges', ['stars >', 'seats <'], [], ['seats ASCENDING, stars ASCENDING']],
    ['a range without its index', ['owner', 'opened >'], [], ['owner ASCENDING, opened ASCENDING']],
    ['two orders', [], ['stars asc', 'seats asc'], ['stars ASCENDING, seats ASCENDING']],
    ['a direction within', [], ['price asc', 'stars asc'], ['price ASCENDING, stars ASCENDING']],
    [
      'half of what an index fixes',
      ['owner'],
      ['opened desc'],
      ['owner ASCENDING, opened DESCENDING'],
    ],
    ['an index by elements', ['city has'], ['stars asc'], ['city CONTAINS, stars ASCENDING']],
    ['an index by value', ['tags'], ['stars asc'], ['tags ASCENDING, stars ASCENDING']],
    ['another collection’s', ['area'], ['stars asc'], ['area ASCENDING, stars ASCENDING']],
    ['ids downwards', [], ['id desc'], ['__name__ DESCENDING']],
    [
      'ids downwards under a filter',
      ['category'],
      ['id desc'],
      ['category ASCENDING, __name__ DESCENDING'],
    ],
    ['an exempted field', ['menu'], [], ['menu ASCENDING']],
    ['what is below an exempted field', ['menu.title'], [], ['menu.title ASCENDING']],
    ['a direction that the exemption leaves out', [], ['menu.size desc'], ['menu.size DESCENDING']],
  ])('%s: %j by %j', (_what, conditions, orders, indexes) => {
    const found = plan(conditions, orders);
    expect(found).toMatchObject({ kind: 'missing', indexes: expect.arrayContaining(indexes) });
  });

  it('in a collection group, which has no automatic ones, and where all fields are exempted', () => {
    const group = { queryScope: 'COLLECTION_GROUP' as const };
    expect(plan(['category'], [], group)).toMatchObject({ kind: 'missing' });
    expect(plan(['category'], ['stars asc'], group)).toMatchObject({ kind: 'missing' });
    expect(plan(['any'], [], { collectionGroup: 'secrets' })).toMatchObject({ kind: 'missing' });
  });
});

describe('a query is refused', () => {
  it.each<[string[], string[]]>([
    [['tags has', 'areas has'], []],
    [['tags has', 'areas any'], []],
    [['city in', 'area not-in'], []],
    [['tags any', 'area not-in'], []],
    [['city !=', 'area not-in'], []],
    [['city !=', 'area !='], []],
    [[], ['stars asc', 'stars desc']],
    [['a in', 'b in', 'c in', 'd in', 'e in'], []],
    [[...'abcdefghijk'].map(name => `${name} >`), []],
  ])('%j by %j', (conditions, orders) => {
    expect(plan(conditions, orders)).toMatchObject({ kind: 'refused' });
  });

  it('by the number of its values', () => {
    const values = Array.from({ length: 31 }, (_, n) => n);
    const asked = (op: 'in' | 'not-in', value: unknown) =>
      plan([], [], { where: [{ field: 'city', op, value }] });
    expect(asked('in', values)).toMatchObject({ kind: 'refused' });
    expect(asked('in', values.slice(1))).toMatchObject({ kind: 'answered' });
    expect(asked('not-in', values.slice(0, 11))).toMatchObject({ kind: 'refused' });
    expect(asked('not-in', values.slice(0, 10))).toMatchObject({ kind: 'answered' });
  });
});
