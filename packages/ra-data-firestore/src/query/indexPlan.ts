import { effectiveOrder } from './effectiveOrder.ts';
import { declaredOrders, type QueryDeclaration } from './queryDeclaration.ts';
import {
  ID_FIELD,
  isArrayOperator,
  isEqualityOperator,
  isLabelCondition,
  type Order,
  type Query,
  TOKENS_FIELD,
} from './types.ts';
import { compareStrings } from './values.ts';

interface Prefix {
  field: string;
  contains: boolean;
}

/** Each name once. */
export const unique = (names: readonly string[]) => [...new Set(names)];

const keyOf = (prefix: Prefix | undefined, suffix: readonly Order[]) =>
  [
    ...(prefix ? [prefix.contains ? `${prefix.field} CONTAINS` : prefix.field] : []),
    ...suffix.map(({ field, direction }) => `${field} ${direction}`),
  ].join(', ');

/** Ascending ids come with every index; descending ones are a field of their own. */
const indexedPart = (order: readonly Order[]): Order[] => {
  const own = order.filter(({ field }) => field !== ID_FIELD);
  const id = order.find(({ field }) => field === ID_FIELD);
  return own.length === 0 && id?.direction === 'desc' ? [id] : own;
};

const isAutomatic = (prefix: Prefix | undefined, suffix: readonly Order[]) =>
  suffix.length === 0 || (!prefix && suffix.length === 1 && suffix[0]?.field !== ID_FIELD);

const prefixesOf = (query: Query): Prefix[] => {
  const names = (test: (op: Query['where'][number]['op']) => boolean) =>
    unique(query.where.filter(({ op }) => test(op)).map(({ field }) => field));
  const byTokens = query.search !== undefined || query.where.some(isLabelCondition);
  const contains = byTokens ? [TOKENS_FIELD] : names(isArrayOperator);
  return [
    ...names(isEqualityOperator)
      .filter(field => field !== ID_FIELD)
      .map(field => ({ field, contains: false })),
    ...contains.map(field => ({ field, contains: true })),
  ];
};

/**
 * The composite indexes a query needs (ids need none in either direction: lists read descending
 * ones from the ascending index): one for each equality or containment, followed by the order
 * (Firestore merges them), or one for the order alone. Empty where automatic indexes suffice.
 */
export const neededIndexes = (query: Query): string[] => {
  const { or, ...rest } = query;
  if (or)
    // Firestore answers alternatives one by one.
    return unique(or.flatMap(all => neededIndexes({ ...rest, where: [...query.where, ...all] })));
  const suffix = effectiveOrder(query).filter(({ field }) => field !== ID_FIELD);
  const ordered = new Set(suffix.map(({ field }) => field));
  const prefixes = prefixesOf(query).filter(({ field }) => !ordered.has(field));
  const wanted = prefixes.length > 0 ? prefixes : [undefined];
  return wanted.filter(prefix => !isAutomatic(prefix, suffix)).map(prefix => keyOf(prefix, suffix));
};

const subsets = ([first, ...rest]: readonly string[]): string[][] => {
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map(set => [first, ...set])];
};

const suffixesOf = (declaration: QueryDeclaration): Order[][] => {
  const ranges = unique(declaration.range ?? []).sort(compareStrings);
  const suffixes: Order[][] = [];
  const orders = declaredOrders(declaration);
  for (const { field: sort, direction } of orders)
    for (const also of subsets(ranges.filter(field => field !== sort)))
      suffixes.push(
        indexedPart([
          ...(sort === ID_FIELD ? [] : [{ field: sort, direction }]),
          ...also.map(field => ({ field, direction })),
          { field: ID_FIELD, direction },
        ]),
      );
  // Counts have no sort of their own: Firestore orders them by the ranges.
  for (const fields of subsets(ranges)) {
    const [first, second] = orders.filter(({ field }) => field === fields[0]);
    const direction = first && !second ? first.direction : 'asc';
    suffixes.push(fields.map(field => ({ field, direction })));
  }
  for (const field of declaration.aggregate ?? []) suffixes.push([{ field, direction: 'asc' }]);
  return suffixes.filter(suffix => suffix.length > 0);
};

/** One composite index: a field fixed to a value, if any, and an order. */
export interface Planned {
  prefix: Prefix | undefined;
  suffix: Order[];
}

/** The composite indexes of a declaration, by a key that says what they index. */
export const planOf = (declaration: QueryDeclaration): Map<string, Planned> => {
  const prefixes: (Prefix | undefined)[] = [
    undefined,
    ...unique(declaration.equality ?? []).map(field => ({ field, contains: false })),
    ...unique([...(declaration.contains ?? []), ...(declaration.search ? [TOKENS_FIELD] : [])]).map(
      field => ({ field, contains: true }),
    ),
  ];
  const plan = new Map<string, Planned>();
  for (const suffix of suffixesOf(declaration))
    for (const prefix of prefixes) {
      if (suffix.some(({ field }) => field === prefix?.field)) continue;
      if (!isAutomatic(prefix, suffix)) plan.set(keyOf(prefix, suffix), { prefix, suffix });
    }
  return plan;
};
