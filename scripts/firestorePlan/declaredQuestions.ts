import {
  type Condition,
  declaredOrders,
  type FirestoreIndexes,
  inDeclaredDirection,
  type Order,
  type Query,
  type QueryDeclaration,
  TOKENS_FIELD,
} from 'ra-data-firestore/query';
import { planFirestoreQuery, type SentQuery } from './planFirestoreQuery.ts';

/** A condition of a kind; what with does not matter to a plan. */
export const condition = (field: string, op: Condition['op']): Condition => ({
  field,
  op,
  value: op === 'in' ? ['x', 'y'] : 'x',
});

const subsets = <T>([first, ...rest]: readonly T[]): T[][] => {
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map(set => [first, ...set])];
};

/** Everything that a declaration lets a list ask, and a count. */
function* questionsOf(declaration: QueryDeclaration): Generator<Query> {
  const { equality = [], contains = [], range = [], search } = declaration;
  const arrays = [...contains, ...(search ? [TOKENS_FIELD] : [])];
  const orders: Order[][] = [[], ...declaredOrders(declaration).map(order => [order])];
  for (const fixed of subsets(equality))
    for (const array of [undefined, ...arrays])
      for (const ranges of subsets(range))
        for (const orderBy of orders)
          yield {
            where: [
              ...fixed.map((field, at) => condition(field, at === 0 ? 'in' : '==')),
              ...(array === undefined ? [] : [condition(array, 'array-contains')]),
              ...ranges.flatMap(field => [condition(field, '>='), condition(field, '<')]),
            ],
            orderBy,
          };
}

/** Everything that may be asked of a collection, as it is sent. */
export const declaredQuestions = (
  collectionGroup: string,
  queries: readonly QueryDeclaration[],
): SentQuery[] =>
  queries
    .flatMap(declaration => [...questionsOf(declaration)])
    .map(query => ({ collectionGroup, ...inDeclaredDirection(queries, query) }));

/** What may be asked and Firestore would not answer from these indexes. */
export const unansweredQuestions = (
  file: FirestoreIndexes,
  definitions: readonly { group: string; queries: readonly QueryDeclaration[] }[],
): SentQuery[] =>
  definitions
    .flatMap(({ group, queries }) => declaredQuestions(group, queries))
    .filter(query => planFirestoreQuery(file, query).kind !== 'answered');
