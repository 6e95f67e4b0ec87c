import { rangeFields } from './effectiveOrder.ts';
import { neededIndexes, unique } from './indexPlan.ts';
import type { QueryDeclaration } from './queryDeclaration.ts';
import { ID_FIELD, isArrayOperator, isEqualityOperator, type Query } from './types.ts';

interface Needs {
  equality: string[];
  contains: string[];
  range: string[];
  sort: string[];
  search: boolean;
}

/** Firestore answers alternatives one by one. */
const alternatives = ({ or, ...query }: Query): Query[] =>
  or ? or.map(all => ({ ...query, where: [...query.where, ...all] })) : [query];

const needsOf = (query: Query): Needs => {
  const fields = (test: (op: Query['where'][number]['op']) => boolean) =>
    query.where.filter(({ op, field }) => test(op) && field !== ID_FIELD).map(({ field }) => field);
  const search = query.search !== undefined;
  return {
    equality: fields(isEqualityOperator),
    contains: search ? [] : fields(isArrayOperator),
    range: rangeFields(query).filter(field => field !== ID_FIELD),
    sort: query.orderBy.map(({ field }) => field).filter(field => field !== ID_FIELD),
    search,
  };
};

const merged = (all: readonly Needs[], keyOf: (needs: Needs) => unknown): Needs[] => {
  const groups = new Map<string, Needs>();
  for (const needs of all) {
    const key = JSON.stringify(keyOf(needs));
    const known = groups.get(key);
    const both = (name: 'equality' | 'contains' | 'range' | 'sort') =>
      unique([...(known?.[name] ?? []), ...needs[name]]).sort();
    groups.set(key, {
      equality: both('equality'),
      contains: both('contains'),
      range: both('range'),
      sort: both('sort'),
      search: needs.search || known?.search === true,
    });
  }
  return [...groups.values()];
};

/**
 * The declarations that let these queries pass, and no more indexes than they take: what is filtered
 * together with the same sort and ranges is one, and so are sorts that the same filters go with.
 * Queries that Firestore answers without a composite index need none.
 */
export const declarationsOf = (queries: readonly Query[]): QueryDeclaration[] => {
  const needs = queries
    .flatMap(alternatives)
    .filter(query => neededIndexes(query).length > 0)
    .map(needsOf);
  const bySort = merged(needs, ({ sort, range }) => [sort, range]);
  return merged(bySort, ({ equality, contains, range, search }) => [
    equality,
    contains,
    range,
    search,
  ]).map(({ equality, contains, range, sort, search }) => ({
    ...(equality.length > 0 ? { equality } : {}),
    ...(contains.length > 0 ? { contains } : {}),
    ...(range.length > 0 ? { range } : {}),
    sort,
    ...(search ? { search } : {}),
  }));
};
