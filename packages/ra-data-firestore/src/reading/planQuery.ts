import {
  and,
  collection,
  collectionGroup,
  documentId,
  FieldPath,
  type Query as FirestoreQuery,
  query as firestoreQuery,
  or,
  orderBy,
  type QueryFieldFilterConstraint,
  where,
} from 'firebase/firestore';
import { collectionPath } from '../collectionPath.ts';
import type { Context } from '../context.ts';
import type { CallMeta, CustomSearchRequest, Filter, ResourceOptions } from '../options.ts';
import {
  type Condition,
  effectiveOrder,
  ID_FIELD,
  listOf,
  type Order,
  parseFilter,
  type Query,
  rangeFields,
  sortFields,
  toOrder,
} from '../query/index.ts';
import { type FieldTypes, toFirestore } from '../values.ts';
import { conditionsOf } from './conditionsOf.ts';
import { listKey } from './listKey.ts';

/** What a list asks. */
export interface ListRequest {
  filter?: Filter | undefined;
  sort?: { field: string; order: 'ASC' | 'DESC' } | undefined;
  meta?: CallMeta | undefined;
  /** Only counts: in whichever direction is declared. */
  isCount?: boolean;
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
  /** The same with what is checked here: a write to one of these fields can change the rows. */
  depends: Query;
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
  /** Asked by ids, but with a range, which Firestore orders by its field: to be sorted here. */
  isSortedHere: boolean;
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

/** The filters that a resource's search tokens answer. */
const labelNames = ({ search }: ResourceOptions) =>
  search?.strategy === 'tokens' ? Object.keys(search.labels ?? {}) : [];

const parse = (filter: Filter | undefined, options: ResourceOptions) =>
  parseFilter(filter, {
    ...{ fields: options.fields ?? [], dates: dateFields(options) },
    labels: labelNames(options),
  });

const staticConditions = (options: ResourceOptions, meta: CallMeta): Condition[] => {
  const { filter, deletedField } = options;
  const { where: own } = parse(typeof filter === 'function' ? filter(meta) : filter, options);
  return deletedField ? [...own, { field: deletedField, op: '==', value: false }] : own;
};

const toConstraint = (
  { field, op, value }: Condition,
  context: Context,
  types: FieldTypes,
): QueryFieldFilterConstraint =>
  where(
    fieldPath(field),
    op,
    field === ID_FIELD ? value : toFirestore(value, field, types, context.firestore),
  );

const withConditions = (
  context: Context,
  root: FirestoreQuery,
  { where: all, or: alternatives }: Query,
  types: FieldTypes,
) => {
  const filters = (conditions: readonly Condition[]) =>
    conditions.map(one => toConstraint(one, context, types));
  if (!alternatives) return firestoreQuery(root, ...filters(all));
  const any = or(...alternatives.map(one => and(...filters(one))));
  return firestoreQuery(root, and(...filters(all), any));
};

/** Conditions as they can match what the fields hold, where that has been seen. */
const fitted = (
  context: Context,
  resource: string,
  { types = {} }: ResourceOptions,
  conditions: readonly Condition[],
): Condition[] => {
  const kinds = context.kinds(resource);
  const fit = context.aids.kinds?.fitCondition;
  return conditions.map(one =>
    !kinds || !fit || one.field === ID_FIELD || types[one.field] !== undefined
      ? one
      : fit(one, kinds),
  );
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

/** Whether a list is in the order of ids alone. */
export const isById = ({ order }: ListPlan): boolean => order.length === 1;

/** Whether the resource declares the index that scans ids downwards, and it has not been missing. */
export const hasIdIndex = (
  { withoutIdIndex }: Context,
  { key, options: { indexes } }: ListPlan,
): boolean =>
  indexes !== undefined &&
  listOf(indexes).some(one => sortFields(one).includes(ID_FIELD)) &&
  !withoutIdIndex.has(key);

/**
 * Whether a list can be read from its end, which takes the indexes of the opposite order: where
 * indexes are declared, it must be among them.
 */
export const goesBackwards = (
  { aids: { checks } }: Context,
  { query, order, options: { indexes } }: ListPlan,
): boolean =>
  !indexes ||
  !checks ||
  checks.isDeclared(indexes, {
    ...query,
    orderBy: order
      .filter(({ field }) => field !== ID_FIELD)
      .map(({ field, direction }) => ({ field, direction: direction === 'asc' ? 'desc' : 'asc' })),
  });

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
  const question: Query = {
    ...parsed,
    where: fitted(context, resource, options, [
      ...staticConditions(options, meta),
      ...parsed.where,
    ]),
    ...(parsed.or ? { or: parsed.or.map(all => fitted(context, resource, options, all)) } : {}),
    orderBy: toOrder(request.sort),
  };
  const { indexes } = options;
  const { checks } = context.aids;
  const asked =
    request.isCount && indexes && checks ? checks.inDeclaredDirection(indexes, question) : question;
  const byId = asked.orderBy[0]?.field === ID_FIELD;
  const isSortedHere =
    request.sort !== undefined && byId && rangeFields(asked).some(field => field !== ID_FIELD);
  checks?.checkQuery(context, resource, options, isSortedHere ? { ...asked, orderBy: [] } : asked);
  const { residual, isEmpty = false, ...found } = conditionsOf(context, resource, options, asked);
  const orderBy = found.orderBy ?? asked.orderBy;
  const query: Query = { where: found.where, orderBy, ...(asked.or ? { or: asked.or } : {}) };
  const order = effectiveOrder(isSortedHere ? { ...query, orderBy: [] } : query);
  const name = path.split('/').at(-1) ?? path;
  const place = group ? `*/${name}` : path;
  const root = group
    ? collectionGroup(context.firestore, name)
    : collection(context.firestore, path);
  const filtered = withConditions(context, root, query, options.types ?? {});
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
    depends: {
      ...query,
      where: [...query.where, ...asked.where],
      ...(asked.search !== undefined && !options.search ? { search: asked.search } : {}),
    },
    order,
    filtered,
    ordered: inOrder(filtered, order),
    counted: order.length === 1 ? filtered : inOrder(filtered, order),
    ...(residual ? { residual } : {}),
    isSortedHere,
    isEmpty,
    key: listKey(place, { ...query, ...(residual ? asked : {}) }, order),
    totalKey: listKey(place, query, order.map(({ field }) => field).sort()),
    ...(findIds ? { findIds } : {}),
  };
};
