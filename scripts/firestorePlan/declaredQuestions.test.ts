import { readFileSync } from 'node:fs';
import {
  declaredOrders,
  type FirestoreIndexes,
  isDeclared,
  type Query,
  type QueryDeclaration,
  TOKENS_FIELD,
} from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { INDEXES_FILE } from '../indexesFile.ts';
import { condition, declaredQuestions, unansweredQuestions } from './declaredQuestions.ts';
import { planFirestoreQuery } from './planFirestoreQuery.ts';

const FILE: FirestoreIndexes = JSON.parse(readFileSync(INDEXES_FILE, 'utf8'));
const DEFINITIONS = Object.values(COLLECTIONS).filter(({ queries }) => queries.length > 0);

/** The same numbers each time. */
const dice = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

const namesOf = (declarations: readonly QueryDeclaration[], part: 'equality' | 'contains') => [
  ...new Set(declarations.flatMap(one => one[part] ?? [])),
];

/** A question about the fields of a collection, whether anybody declared it or not. */
const anyQuery = (declarations: readonly QueryDeclaration[], random: () => number): Query => {
  const equality = namesOf(declarations, 'equality');
  const arrays = [...namesOf(declarations, 'contains'), TOKENS_FIELD];
  const sorts = declarations.flatMap(declaredOrders).map(({ field }) => field);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
  const sort = pick(sorts);
  const array = pick(arrays);
  return {
    where: [
      ...equality.filter(() => random() < 0.3).map(field => condition(field, '==')),
      ...(array !== undefined && random() < 0.3 ? [condition(array, 'array-contains')] : []),
      ...(sort !== undefined && random() < 0.2 ? [condition(sort, '>')] : []),
    ],
    orderBy:
      sort !== undefined && random() < 0.9
        ? [{ field: sort, direction: random() < 0.5 ? 'asc' : 'desc' }]
        : [],
  };
};

describe('the deployed indexes', () => {
  it('are at most 110, 30 of them of products: every write of a record pays for its own', () => {
    const products = FILE.indexes.filter(one => one.collectionGroup === 'products');
    expect(products.length).toBeLessThanOrEqual(30);
    expect(FILE.indexes.length).toBeLessThanOrEqual(110);
  });

  it.each(DEFINITIONS.map(one => [one.group, one] as const))(
    'answer all that may be asked of %s',
    (_group, definition) => {
      expect(unansweredQuestions(FILE, [definition])).toEqual([]);
    },
  );

  it.each(DEFINITIONS.map(one => [one.group, one] as const))(
    'answer whatever is let through to %s, and nothing is held back that they answer',
    (collectionGroup, { queries }) => {
      const random = dice(collectionGroup.length);
      for (let round = 0; round < 2000; round++) {
        const query = anyQuery(queries, random);
        const { kind } = planFirestoreQuery(FILE, { collectionGroup, ...query });
        expect([query, kind]).toEqual([query, isDeclared(queries, query) ? 'answered' : 'missing']);
      }
    },
  );

  it('are all asked for by some declared query', () => {
    const used = new Set(
      DEFINITIONS.flatMap(({ group, queries }) =>
        declaredQuestions(group, queries).flatMap(query => {
          const plan = planFirestoreQuery(FILE, query);
          return plan.kind === 'answered' ? plan.indexes.map(text => `${group}: ${text}`) : [];
        }),
      ),
    );
    const deployed = FILE.indexes.map(
      ({ collectionGroup, fields }) =>
        `${collectionGroup}: ${fields.map(one => `${one.fieldPath} ${'order' in one ? one.order : one.arrayConfig}`).join(', ')}`,
    );
    expect(deployed.filter(index => !used.has(index))).toEqual([]);
  });
});
