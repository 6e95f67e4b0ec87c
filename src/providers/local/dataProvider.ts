import {
  type CreateParams,
  type DeleteManyParams,
  type DeleteParams,
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type GetOneParams,
  HttpError,
  type RaRecord,
  type UpdateManyParams,
  type UpdateParams,
} from 'ra-core';
import type { Query, StoredRecord, Write } from 'ra-data-firestore/query';
import type { BackOfficeDataProvider } from '../types.ts';
import type { LocalContext } from './access.ts';
import { aggregateRows } from './aggregateRows.ts';
import { applyWrites, MAX_WRITES, storesOf } from './commitWrites.ts';
import { withHttpErrors } from './errors.ts';
import { watchList, watchOne } from './live.ts';
import { newId } from './newId.ts';
import { countMatches, findPage, readPaths } from './queryEngine.ts';
import { checkGet, checkList } from './readAccess.ts';
import { createReadMeter } from './readMeter.ts';
import { checkAggregate, countQuery, listQuery } from './readQuery.ts';
import { streamRows } from './streamRows.ts';
import { pathOf, resourceTarget, type Target } from './target.ts';

/** react-admin lets the caller name the record's type; the layer above vouches by schema. */
const asRecord = <T extends RaRecord>(_: StoredRecord): _ is StoredRecord & T => true;

const typed = <T extends RaRecord>(records: readonly StoredRecord[]): T[] =>
  records.filter(record => asRecord<T>(record));

const typedOne = <T extends RaRecord>(record: StoredRecord): T => {
  const [one] = typed<T>([record]);
  if (!one) throw new HttpError('No record', 404);
  return one;
};

const parentIn = (meta: unknown): string | undefined =>
  typeof meta === 'object' && meta !== null && 'parent' in meta && typeof meta.parent === 'string'
    ? meta.parent
    : undefined;

const totalMode = (meta: unknown) =>
  typeof meta === 'object' && meta !== null && 'total' in meta ? meta.total : undefined;

/** The data provider of the embedded back end. */
export const createLocalDataProvider = (context: LocalContext): BackOfficeDataProvider => {
  const { database, reading, actor } = context;
  const meter = createReadMeter();

  const getOne = (target: Target, id: string) =>
    reading(target, async (who, { table }) => {
      const row = await table.get(pathOf(target, id));
      checkGet(who, target.resource, row?.data);
      meter.add(target.resource, 1);
      if (!row) throw new HttpError(`${pathOf(target, id)} does not exist`, 404, { id });
      return row.data;
    });

  const getPage = (target: Target, query: Query, params: Partial<GetListParams>) => {
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    const offset = (page - 1) * perPage;
    return reading(target, async (who, queries) => {
      checkList(who, target.resource, query);
      const counted = totalMode(params.meta) !== 'none';
      const [rows, total] = await Promise.all([
        findPage(queries, query, offset, counted ? perPage : perPage + 1),
        counted ? countMatches(queries, query) : undefined,
      ]);
      const data = rows.slice(0, perPage);
      meter.add(target.resource, data.length);
      if (total !== undefined) return { data, total };
      const hasNextPage = rows.length > perPage;
      return { data, pageInfo: { hasNextPage, hasPreviousPage: page > 1 } };
    });
  };

  const list = async <T extends RaRecord>(name: string, params: GetListParams) => {
    const target = resourceTarget(name, parentIn(params.meta));
    const query = await withHttpErrors(async () =>
      listQuery(target.definition, params.filter, params.sort),
    );
    const { data, ...rest } = await getPage(target, query, params);
    return { data: typed<T>(data), ...rest };
  };

  const commit = (writes: readonly Write[]): Promise<void> =>
    withHttpErrors(async () => {
      if (writes.length > MAX_WRITES)
        throw new HttpError(`A commit has at most ${MAX_WRITES} writes, not ${writes.length}`, 400);
      if (writes.length === 0) return;
      const stores = new Set(['business', 'meta', 'counts', ...storesOf(writes)]);
      await database.transaction('rw', [...stores], async () =>
        applyWrites(database, writes, await actor()),
      );
    });

  const readBack = async <T extends RaRecord>(target: Target, id: string) => ({
    data: typedOne<T>(await getOne(target, id)),
  });

  const deletions = (target: Target, ids: readonly unknown[]): Write[] =>
    ids.map(id => ({ type: 'delete', collection: target.collection, id: String(id) }));

  return {
    supportAbortSignal: true,
    getList: list,
    getOne: async <T extends RaRecord>(name: string, params: GetOneParams) =>
      readBack<T>(resourceTarget(name, parentIn(params.meta)), String(params.id)),
    getMany: async <T extends RaRecord>(name: string, params: GetManyParams) => {
      const target = resourceTarget(name, parentIn(params.meta));
      const paths = [...new Set(params.ids.map(id => pathOf(target, String(id))))];
      const records = await reading(target, async (who, { table }) => {
        const found = await readPaths(table, paths);
        return found.filter(record => isReadable(() => checkGet(who, target.resource, record)));
      });
      meter.add(target.resource, paths.length);
      return { data: typed<T>(records) };
    },
    getManyReference: async <T extends RaRecord>(name: string, params: GetManyReferenceParams) =>
      list<T>(name, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
    create: async (name: string, params: CreateParams) => {
      const target = resourceTarget(name, parentIn(params.meta));
      const id = params.data.id === undefined ? newId() : String(params.data.id);
      await commit([{ type: 'create', collection: target.collection, id, data: params.data }]);
      return readBack(target, id);
    },
    createMany: async (name, { data, meta }) => {
      const target = resourceTarget(name, parentIn(meta));
      const writes = data.map((record): Write => {
        const id = record.id === undefined ? newId() : String(record.id);
        return { type: 'create', collection: target.collection, id, data: record };
      });
      for (let start = 0; start < writes.length; start += MAX_WRITES)
        await commit(writes.slice(start, start + MAX_WRITES));
      return { data: writes.map(({ id }) => id) };
    },
    update: async <T extends RaRecord>(name: string, params: UpdateParams) => {
      const target = resourceTarget(name, parentIn(params.meta));
      const id = String(params.id);
      await commit([{ type: 'update', collection: target.collection, id, data: params.data }]);
      return readBack<T>(target, id);
    },
    updateMany: async (name: string, { ids, data, meta }: UpdateManyParams) => {
      const { collection } = resourceTarget(name, parentIn(meta));
      await commit(ids.map((id): Write => ({ type: 'update', collection, id: String(id), data })));
      return { data: ids };
    },
    delete: async <T extends RaRecord>(name: string, params: DeleteParams<T>) => {
      const target = resourceTarget(name, parentIn(params.meta));
      const before = await readBack<T>(target, String(params.id));
      await commit(deletions(target, [params.id]));
      return before;
    },
    deleteMany: async (name: string, { ids, meta }: DeleteManyParams) => {
      await commit(deletions(resourceTarget(name, parentIn(meta)), ids));
      return { data: ids };
    },
    commit,
    stream: (name, query) => streamRows(context, meter, name, query),
    watchOne: (name, id, subscription, meta) =>
      watchOne(() => getOne(resourceTarget(name, meta?.parent), id), subscription),
    watchList: (name, query, subscription) =>
      watchList(
        () =>
          list(name, {
            filter: query.filter,
            sort: query.sort,
            pagination: { page: 1, perPage: query.limit },
            meta: { ...query.meta, total: 'none' },
          }),
        subscription,
      ),
    count: (name, { filter, meta }) =>
      withHttpErrors(async () => {
        const target = resourceTarget(name, meta?.parent);
        const query = countQuery(target.definition, filter);
        return reading(target, async (who, queries) => {
          checkList(who, target.resource, query);
          return countMatches(queries, query);
        });
      }),
    aggregate: (name, { filter, sum = [], average = [], meta }) =>
      withHttpErrors(async () => {
        const target = resourceTarget(name, meta?.parent);
        const query = countQuery(target.definition, filter);
        checkAggregate(target.definition, query, [...sum, ...average]);
        return reading(target, async (who, queries) => {
          checkList(who, target.resource, query);
          return aggregateRows(queries, query, sum, average);
        });
      }),
    newId,
    readMeter: meter,
  };
};

const isReadable = (check: () => void) => {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return false;
    throw error;
  }
};
