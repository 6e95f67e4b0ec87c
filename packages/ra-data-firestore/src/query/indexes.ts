import { effectiveOrder } from './effectiveOrder.ts';
import { QueryError } from './errors.ts';
import {
  ID_FIELD,
  isArrayOperator,
  isEqualityOperator,
  type Order,
  type Query,
  TOKENS_FIELD,
} from './types.ts';
import { compareStrings } from './values.ts';

/**
 * The queries a resource may be asked: any of the equalities and containments together, optionally
 * ranges, in any of the sorts, both ways. From it come the indexes to deploy, and the refusal of a
 * query that would fail in production for want of one.
 */
export interface QueryDeclaration {
  /** Fields filtered by value (`==`, `in`). */
  equality?: readonly string[];
  /** Array fields filtered by element. */
  contains?: readonly string[];
  /** Fields filtered by range, `!=` or `not-in`. Indexes double with each: name few. */
  range?: readonly string[];
  /** Fields that lists are sorted by. `'id'` is for descending ids; ascending ones are free. */
  sort: readonly string[];
  /** Fields summed or averaged under a filter. */
  aggregate?: readonly string[];
  /** Whether `q` is asked with the token search. */
  search?: boolean;
  /** `'group'` for a resource that reads a collection group. */
  scope?: 'collection' | 'group';
}

/** One field of a composite index, in the spelling of `firestore.indexes.json`. */
export type IndexField =
  | { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }
  | { fieldPath: string; arrayConfig: 'CONTAINS' };

/** One composite index of `firestore.indexes.json`. */
export interface CompositeIndex {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  fields: IndexField[];
}

/** An exemption from the automatic indexes: here, to add the collection group's. */
export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: ({ queryScope: CompositeIndex['queryScope'] } & (
    | { order: 'ASCENDING' | 'DESCENDING' }
    | { arrayConfig: 'CONTAINS' }
  ))[];
}

/** The content of `firestore.indexes.json`. */
export interface FirestoreIndexes {
  indexes: CompositeIndex[];
  fieldOverrides: FieldOverride[];
}

interface Prefix {
  field: string;
  contains: boolean;
}

const unique = (names: readonly string[]) => [...new Set(names)];

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
  const contains = query.search === undefined ? names(isArrayOperator) : [TOKENS_FIELD];
  return [
    ...names(isEqualityOperator)
      .filter(field => field !== ID_FIELD)
      .map(field => ({ field, contains: false })),
    ...contains.map(field => ({ field, contains: true })),
  ];
};

/**
 * The composite indexes a query needs: one for each equality or containment, followed by the order
 * (Firestore merges them), or one for the order alone. Empty where automatic indexes suffice.
 */
const neededIndexes = (query: Query): string[] => {
  const suffix = indexedPart(effectiveOrder(query));
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
  for (const direction of ['asc', 'desc'] as const)
    for (const sort of unique(declaration.sort))
      for (const also of subsets(ranges.filter(field => field !== sort)))
        suffixes.push(
          indexedPart([
            ...(sort === ID_FIELD ? [] : [{ field: sort, direction }]),
            ...also.map(field => ({ field, direction })),
            { field: ID_FIELD, direction },
          ]),
        );
  // Counts have no sort of their own: Firestore orders them by the ranges.
  for (const fields of subsets(ranges))
    suffixes.push(fields.map(field => ({ field, direction: 'asc' })));
  for (const field of declaration.aggregate ?? []) suffixes.push([{ field, direction: 'asc' }]);
  return suffixes.filter(suffix => suffix.length > 0);
};

interface Planned {
  prefix: Prefix | undefined;
  suffix: Order[];
}

const planOf = (declaration: QueryDeclaration): Map<string, Planned> => {
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

const isList = (
  declarations: QueryDeclaration | readonly QueryDeclaration[],
): declarations is readonly QueryDeclaration[] => Array.isArray(declarations);

const listOf = (declarations: QueryDeclaration | readonly QueryDeclaration[]) =>
  isList(declarations) ? declarations : [declarations];

/**
 * Refuses a query that needs a composite index which no declaration makes. Queries that Firestore
 * answers from its automatic indexes always pass.
 * @throws QueryError (400, `undeclared-query`) that names the missing index.
 */
export const checkDeclared = (
  declarations: QueryDeclaration | readonly QueryDeclaration[],
  query: Query,
): void => {
  const planned = new Set(listOf(declarations).flatMap(one => [...planOf(one).keys()]));
  const missing = neededIndexes(query).find(key => !planned.has(key));
  if (missing === undefined) return;
  const fields = unique([
    ...query.where.map(({ field }) => field),
    ...query.orderBy.map(({ field }) => field),
  ]);
  throw new QueryError(
    `This query (${fields.join(', ')}) needs an index that is not declared: (${missing}). Add its fields to the resource's declared queries and deploy firestore.indexes.json again`,
    query.where[0]?.field ?? query.orderBy[0]?.field,
    'undeclared-query',
  );
};

const indexFields = ({ prefix, suffix }: Planned): IndexField[] => [
  ...(prefix
    ? [
        prefix.contains
          ? { fieldPath: prefix.field, arrayConfig: 'CONTAINS' as const }
          : { fieldPath: prefix.field, order: 'ASCENDING' as const },
      ]
    : []),
  ...suffix.map(({ field, direction }) => ({
    fieldPath: field === ID_FIELD ? '__name__' : field,
    order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
  })),
];

const groupOverrides = (
  collectionGroup: string,
  declaration: QueryDeclaration,
): FieldOverride[] => {
  if (declaration.scope !== 'group') return [];
  const arrays = unique([
    ...(declaration.contains ?? []),
    ...(declaration.search ? [TOKENS_FIELD] : []),
  ]);
  const values = unique([
    ...(declaration.equality ?? []),
    ...(declaration.range ?? []),
    ...declaration.sort,
  ]).filter(field => field !== ID_FIELD && !arrays.includes(field));
  const scopes = ['COLLECTION', 'COLLECTION_GROUP'] as const;
  return [
    ...values.map(fieldPath => ({
      collectionGroup,
      fieldPath,
      indexes: scopes.flatMap(queryScope => [
        { queryScope, order: 'ASCENDING' as const },
        { queryScope, order: 'DESCENDING' as const },
      ]),
    })),
    ...arrays.map(fieldPath => ({
      collectionGroup,
      fieldPath,
      indexes: scopes.map(queryScope => ({ queryScope, arrayConfig: 'CONTAINS' as const })),
    })),
  ];
};

/**
 * The object to write to `firestore.indexes.json` for the declared queries of each collection
 * group (the last segment of a path). Firestore takes 200 composite indexes of a database without
 * billing, 1000 with it.
 */
export const toFirestoreIndexes = (
  collections: Readonly<Record<string, QueryDeclaration | readonly QueryDeclaration[]>>,
): FirestoreIndexes => {
  const result: FirestoreIndexes = { indexes: [], fieldOverrides: [] };
  for (const [collectionGroup, declarations] of Object.entries(collections)) {
    const seen = new Set<string>();
    for (const declaration of listOf(declarations)) {
      const queryScope = declaration.scope === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION';
      for (const [key, planned] of planOf(declaration)) {
        if (seen.has(`${queryScope} ${key}`)) continue;
        seen.add(`${queryScope} ${key}`);
        result.indexes.push({ collectionGroup, queryScope, fields: indexFields(planned) });
      }
      result.fieldOverrides.push(...groupOverrides(collectionGroup, declaration));
    }
  }
  return result;
};
