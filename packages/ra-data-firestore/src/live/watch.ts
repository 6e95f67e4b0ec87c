import { limit, type QueryDocumentSnapshot, query } from 'firebase/firestore';
import type { Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import { ID_FIELD, QueryError, type StoredRecord } from '../query/index.ts';
import { forwardQuery } from '../reading/fetchRows.ts';
import { boundAt } from '../reading/ids/idSource.ts';
import type { Position } from '../reading/listCache.ts';
import type { PageRequest } from '../reading/lists.ts';
import { referenceOf } from '../reading/oneAndMany.ts';
import {
  ascending,
  hasIdIndex,
  isByIdDescending,
  type ListPlan,
  type ListRequest,
  planQuery,
} from '../reading/planQuery.ts';
import { toRecord } from '../reading/records.ts';
import {
  createSharedListeners,
  listenToDocument,
  listenToQuery,
  type SharedListeners,
  type Subscription,
} from './listeners.ts';

/** Which rows to watch: the first `limit`, or one page as `getList` shows it. */
export interface WatchListRequest extends ListRequest {
  limit?: number;
  pagination?: PageRequest['pagination'];
}

/** The live half of a data provider. */
export interface Watcher {
  watchOne: (
    resource: string,
    id: string,
    subscription: Subscription<StoredRecord | null>,
    meta?: CallMeta,
  ) => () => void;
  watchList: (
    resource: string,
    request: WatchListRequest,
    subscription: Subscription<StoredRecord[]>,
  ) => () => void;
}

const DEFAULT_LIMIT = 25;

/** Rows that may come on top of a watched page before the last ones are no longer told. */
const ROOM = 100;

/**
 * Descending ids without their index: the page's rows the other way round, from where it was read
 * to end.
 */
const upwards = (plan: ListPlan, positions: readonly Position[], offset: number, size: number) => {
  const end = positions.find(({ rank }) => rank === offset + size);
  const start = positions.find(({ rank }) => rank === offset);
  if (!end || (offset > 0 && !start))
    throw new QueryError(
      `${plan.resource}: a page by descending ids can be watched once it has been read; without that, declare 'id' among its sorts and deploy the index`,
      ID_FIELD,
    );
  const above = start ? boundAt(plan, start).below : [];
  return query(ascending(plan).ordered, ...boundAt(plan, end).above, ...above, limit(size + ROOM));
};

/**
 * The very query that `getList` asked for the page, so that asking again while it is watched costs
 * no read. A page past the first can be watched once it has been read.
 */
const pageQuery = (context: Context, plan: ListPlan, request: WatchListRequest) => {
  const { pagination } = request;
  const size = pagination?.perPage ?? request.limit ?? DEFAULT_LIMIT;
  const offset = pagination ? (pagination.page - 1) * size : 0;
  const { positions } = context.lists.state(plan.key, plan.path, plan.depends, plan.totalKey);
  if (isByIdDescending(plan) && !hasIdIndex(context, plan))
    return upwards(plan, positions, offset, size);
  if (offset === 0) return query(plan.ordered, limit(size));
  const start = positions.find(({ rank }) => rank === offset);
  return start ? forwardQuery(plan, start, size) : undefined;
};

const rowsOf = (
  context: Context,
  plan: ListPlan,
  docs: readonly QueryDocumentSnapshot[],
  request: WatchListRequest,
) => {
  const rows = docs.map(row => toRecord(row, plan.options));
  if (!isByIdDescending(plan) || hasIdIndex(context, plan)) return rows;
  return rows.reverse().slice(0, request.pagination?.perPage ?? request.limit ?? DEFAULT_LIMIT);
};

const checkLive = (plan: ListPlan) => {
  if (plan.residual || plan.findIds)
    throw new QueryError(
      `${plan.resource}: this search is answered row by row and cannot be watched`,
      'q',
    );
};

/** Makes watchers that share one listener for the same document or query. */
export const createWatcher = (context: Context): Watcher => {
  const documents: SharedListeners<StoredRecord | null> = createSharedListeners();
  const lists: SharedListeners<StoredRecord[]> = createSharedListeners();
  return {
    watchOne: (resource, id, subscription, meta) => {
      const reference = referenceOf(context, resource, id, meta);
      const call = { method: 'watchOne', resource };
      return documents.add(reference.path, subscription, ({ next, error }) =>
        listenToDocument(context, call, reference, {
          next: snapshot =>
            next(snapshot.exists() ? toRecord(snapshot, context.resource(resource)) : null),
          error,
        }),
      );
    },
    watchList: (resource, request, subscription) => {
      const plan = planQuery(context, resource, request);
      checkLive(plan);
      const source = plan.isEmpty ? undefined : pageQuery(context, plan, request);
      if (!source) return () => undefined;
      const call = { method: 'watchList', resource };
      const key = JSON.stringify([plan.key, request.pagination ?? null, request.limit ?? null]);
      return lists.add(key, subscription, ({ next, error }) =>
        listenToQuery(context, call, source, {
          next: snapshot => next(rowsOf(context, plan, snapshot.docs, request)),
          error,
        }),
      );
    },
  };
};
