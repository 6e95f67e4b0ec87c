import {
  collection,
  collectionGroup,
  documentId,
  FieldPath,
  type Query as FirestoreQuery,
  query as firestoreQuery,
  orderBy,
  type QueryConstraint,
  where,
} from 'firebase/firestore';
import { collectionPath } from '../collectionPath.ts';
import type { Context } from '../context.ts';
import type { CallMeta, CustomSearchRequest, Filter, ResourceOptions } from '../options.ts';
import {
  type Condition,
  checkDeclared,
  effectiveOrder,
  fold,
  ID_FIELD,
  isArrayOperator,
  matchesCondition,
  matchesSearch,
  type Order,
  parseFilter,
  type Query,
  QueryError,
  queryTokens,
  TOKENS_FIELD,
  toOrder,
  validateQuery,
} from '../query/index.ts';
import { type FieldTypes, toFirestore } from '../values.ts';

/** What a list asks. */
export interface ListRequest {
  filter?: Filter | undefined;
  sort?: { field: string; order: 'ASC' | 'DESC' } | undefined;
  meta?: CallMeta | undefined;
}

/** A list ready to be read. */
export interface ListPlan {
  resource: string;
  options: ResourceOptions;
  /** The collection's path; for a collection group `*`, a slash and its name. */
  path: string;
  /** Reads a collection group: ids are document paths. */
  group: boolean;
  /** Conditions and order that Firestore answers. */
  query: Query;
  /** The complete order, ending with the id. */
  order: readonly Order[];
  /** The query with its conditions and no order. */
  filtered: FirestoreQuery;
  /** The query with its conditions and its complete order. */
  ordered: FirestoreQuery;
  /** The query to count: rows that lack a field of the order are not listed either. */
  counted: FirestoreQuery;
  /** What Firestore could not check: true for rows (with their tokens) that belong. */
  residual?: (fields: Readonly<Record<string, unknown>>) => boolean;
  /** Nothing can match. */
  isEmpty: boolean;
  key: string;
  totalKey: string;
  /** Finds the ids by a search service. */
  findIds?: (signal?: AbortSignal) => Promise<readonly string[]>;
}

/** A field's path, `id` being the document's own. */
export const fieldPath = (field: string): FieldPath =>
  field === ID_FIELD ? documentId() : new FieldPath(...field.split('.'));

const dateFields = ({ types = {} }: ResourceOptions) =>
  Object.keys(types).filter(field => types[field] === 'date');

const parse = (filter: Filter | undefined, options: ResourceOptions) =>
  parseFilter(filter, { fields: options.fields ?? [], dates: dateFields(options) });

const staticConditions = (options: ResourceOptions, meta: CallMeta): Condition[] => {
  const { filter, softDelete } = options;
  const { where: own } = parse(typeof filter === 'function' ? filter(meta) : filter, options);
  return softDelete ? [...own, { field: softDelete, op: '==', value: false }] : own;
};

/** How a search narrows the query, and what is left to check. */
interface Searched {
  where: Condition[];
  orderBy?: Order[];
  residual?: ListPlan['residual'];
  isEmpty?: boolean;
}

const tokensSearch = (conditions: readonly Condition[], q: string): Searched => {
  const [first, ...others] = queryTokens(q);
  if (first === undefined) return { where: [...conditions], isEmpty: true };
  // Firestore takes one condition on array elements: the search has it, the others are checked here.
  const arrays = conditions.filter(({ op }) => isArrayOperator(op));
  const searched: Searched = {
    where: [
      ...conditions.filter(({ op }) => !isArrayOperator(op)),
      { field: TOKENS_FIELD, op: 'array-contains', value: first },
    ],
  };
  if (others.length > 0 || arrays.length > 0)
    searched.residual = fields =>
      arrays.every(condition => matchesCondition(fields, condition)) &&
      Array.isArray(fields[TOKENS_FIELD]) &&
      matchesSearch(fields[TOKENS_FIELD], q);
  return searched;
};

const mapSearch = (conditions: readonly Condition[], q: string): Searched => {
  const tokens = queryTokens(q);
  return {
    where: [
      ...conditions,
      ...tokens.map(token => ({
        field: `${TOKENS_FIELD}.${token}`,
        op: '==' as const,
        value: true,
      })),
    ],
    orderBy: toOrder(),
    isEmpty: tokens.length === 0,
  };
};

const prefixSearch = (conditions: readonly Condition[], q: string): Searched => {
  const text = fold(q).trim();
  return {
    where: [
      ...conditions,
      { field: TOKENS_FIELD, op: '>=', value: text },
      { field: TOKENS_FIELD, op: '<', value: `${text}\u{10ffff}` },
    ],
    isEmpty: text === '',
  };
};

const search = (resource: string, options: ResourceOptions, query: Query): Searched => {
  const q = query.search;
  if (q === undefined) return { where: [...query.where] };
  switch (options.search?.strategy) {
    case 'tokens':
      return tokensSearch(query.where, q);
    case 'map':
      return mapSearch(query.where, q);
    case 'prefix':
      return prefixSearch(query.where, q);
    case 'custom':
      return { where: [...query.where] };
    default:
      throw new QueryError(
        `${resource} has no search: give the resource a \`search\` option, or do not send "q"`,
        'q',
      );
  }
};

const keyOfValue = (value: unknown): unknown => {
  if (value instanceof Date) return { date: value.getTime() };
  if (Array.isArray(value)) return value.map(keyOfValue);
  if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
  return value;
};

const keyOf = (path: string, query: Query, orderBy: readonly unknown[]) =>
  JSON.stringify([
    path,
    query.where.map(({ field, op, value }) => [field, op, keyOfValue(value)]),
    orderBy,
    query.search,
  ]);

const toConstraint = (
  { field, op, value }: Condition,
  context: Context,
  types: FieldTypes,
): QueryConstraint =>
  where(
    fieldPath(field),
    op,
    field === ID_FIELD ? value : toFirestore(value, field, types, context.firestore),
  );

const checkedQuery = (
  context: Context,
  resource: string,
  options: ResourceOptions,
  query: Query,
) => {
  const custom = options.search?.strategy === 'custom' && query.search !== undefined;
  if (custom) return;
  const searched = query.search !== undefined && options.search?.strategy === 'tokens';
  const arraysApart = query.where.filter(({ op }) => !searched || !isArrayOperator(op));
  validateQuery({ ...query, where: arraysApart });
  for (const condition of query.where) validateQuery({ where: [condition], orderBy: [] });
  if (!context.settings.checkQueries || !options.queries) return;
  if (searched) return checkDeclared(options.queries, query);
  const { where: conditions, orderBy: order } = search(resource, options, query);
  // The indexes of a token map are Firestore's automatic ones.
  const declared = conditions.filter(({ field }) => !field.startsWith(`${TOKENS_FIELD}.`));
  checkDeclared(options.queries, { where: declared, orderBy: order ?? query.orderBy });
};

const customSearch = (
  options: ResourceOptions,
  request: Omit<CustomSearchRequest, 'q' | 'signal'>,
  q: string | undefined,
): ListPlan['findIds'] | undefined => {
  if (q === undefined || options.search?.strategy !== 'custom') return undefined;
  const { find } = options.search;
  return signal => find({ ...request, q, ...(signal ? { signal } : {}) });
};

const inOrder = (filtered: FirestoreQuery, order: readonly Order[]) =>
  firestoreQuery(
    filtered,
    ...order.map(({ field, direction }) => orderBy(fieldPath(field), direction)),
  );

/** Whether a list is in descending order of ids, which Firestore scans only by a special index. */
export const isByIdDescending = ({ order }: ListPlan): boolean =>
  order.length === 1 && order[0]?.direction === 'desc';

/** The same list in ascending order of ids. */
export const ascending = (plan: ListPlan): ListPlan => {
  const order: Order[] = [{ field: ID_FIELD, direction: 'asc' }];
  const query = { ...plan.query, orderBy: order };
  return { ...plan, query, order, ordered: inOrder(plan.filtered, order), key: `${plan.key}^` };
};

/**
 * Reads a react-admin request for rows as a Firestore query.
 * @throws QueryError for what Firestore cannot answer, and for what is not declared.
 */
export const planQuery = (context: Context, resource: string, request: ListRequest): ListPlan => {
  const options = context.resource(resource);
  const meta = request.meta ?? {};
  const path = collectionPath(resource, options, meta);
  const group = options.collectionGroup === true;
  const parsed = parse(request.filter, options);
  const asked: Query = {
    ...parsed,
    where: [...staticConditions(options, meta), ...parsed.where],
    orderBy: toOrder(request.sort),
  };
  checkedQuery(context, resource, options, asked);
  const { residual, isEmpty = false, ...found } = search(resource, options, asked);
  const query: Query = { where: found.where, orderBy: found.orderBy ?? asked.orderBy };
  const order = effectiveOrder(query);
  const name = path.split('/').at(-1) ?? path;
  const place = group ? `*/${name}` : path;
  const root = group
    ? collectionGroup(context.firestore, name)
    : collection(context.firestore, path);
  const constraints = query.where.map(one => toConstraint(one, context, options.types ?? {}));
  const filtered = firestoreQuery(root, ...constraints);
  const findIds = customSearch(
    options,
    {
      resource,
      filter: request.filter ?? {},
      sort: request.sort ?? { field: ID_FIELD, order: 'ASC' },
      meta,
    },
    asked.search,
  );
  return {
    resource,
    options,
    path: place,
    group,
    query,
    order,
    filtered,
    ordered: inOrder(filtered, order),
    counted: order.length === 1 ? filtered : inOrder(filtered, order),
    ...(residual ? { residual } : {}),
    isEmpty,
    key: keyOf(place, { ...query, ...(residual ? asked : {}) }, order),
    totalKey: keyOf(place, query, order.map(({ field }) => field).sort()),
    ...(findIds ? { findIds } : {}),
  };
};
