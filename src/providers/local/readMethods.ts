import {
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type GetOneParams,
  HttpError,
  type RaRecord,
} from 'ra-core';
import type { Query, StoredRecord } from 'ra-data-firestore/query';
import { countQuery, listQuery } from '@/domain/listQuery.ts';
import type { RecordStore } from '../types.ts';
import type { LocalContext } from './access.ts';
import { aggregateRows } from './aggregateRows.ts';
import { parentIn, wantsTotal } from './callMeta.ts';
import { withHttpErrors } from './errors.ts';
import { watchList, watchOne } from './live.ts';
import { checkGet, checkList, mayGet } from './readAccess.ts';
import type { WritableReadMeter } from './readMeter.ts';
import { checkAggregate } from './readQuery.ts';
import { streamRows } from './streamRows.ts';
import { pathOf, resourceTarget, type Target } from './target.ts';
import { typed, typedOne } from './typedRecords.ts';

/** The methods of the data provider that read. */
export const createReadMethods = (
  context: LocalContext,
  meter: WritableReadMeter,
): Pick<
  RecordStore,
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'getManyReference'
  | 'stream'
  | 'watchOne'
  | 'watchList'
  | 'count'
  | 'aggregate'
> => {
  const { reading } = context;

  const readOne = (target: Target, id: string): Promise<StoredRecord> =>
    reading(target, async (who, queries, parent) => {
      const record = await queries.get(pathOf(target, id));
      checkGet(who, target.resource, record, await parent());
      meter.add(target.resource, 1);
      if (!record) throw new HttpError(`${pathOf(target, id)} does not exist`, 404, { id });
      return record;
    });

  const readPage = (target: Target, query: Query, params: GetListParams) => {
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    const counted = wantsTotal(params.meta);
    return reading(target, async (who, queries) => {
      checkList(who, target.resource, query);
      const start = (page - 1) * perPage;
      const rows = await queries.findPage(query, start, counted ? perPage : perPage + 1);
      // After the page, not beside it: what it found is counted without being looked for twice.
      const total = counted ? await queries.countMatches(query) : undefined;
      const data = rows.slice(0, perPage);
      meter.add(target.resource, data.length);
      if (total !== undefined) return { data, total };
      const hasNextPage = rows.length > perPage;
      return { data, pageInfo: { hasNextPage, hasPreviousPage: page > 1 } };
    });
  };

  const getList = async <T extends RaRecord>(name: string, params: GetListParams) => {
    const target = resourceTarget(name, parentIn(params.meta));
    const query = await withHttpErrors(async () =>
      listQuery(target.definition, params.filter, params.sort),
    );
    const { data, ...rest } = await readPage(target, query, params);
    return { data: typed<T>(data), ...rest };
  };

  return {
    getList,
    getOne: async <T extends RaRecord>(name: string, { id, meta }: GetOneParams) => ({
      data: typedOne<T>(await readOne(resourceTarget(name, parentIn(meta)), String(id))),
    }),
    getMany: async <T extends RaRecord>(name: string, { ids, meta }: GetManyParams) => {
      const target = resourceTarget(name, parentIn(meta));
      const paths = [...new Set(ids.map(id => pathOf(target, String(id))))];
      const records = await reading(target, async (who, queries, parentOf) => {
        const found = await queries.getMany(paths);
        const parent = await parentOf();
        return found.filter(record => mayGet(who, target.resource, record, parent));
      });
      meter.add(target.resource, paths.length);
      return { data: typed<T>(records) };
    },
    getManyReference: <T extends RaRecord>(name: string, params: GetManyReferenceParams) =>
      getList<T>(name, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
    stream: (name, request) => streamRows(context, meter, name, request),
    watchOne: (name, id, subscription, meta) =>
      watchOne(
        () => readOne(resourceTarget(name, meta?.parent), id),
        subscription,
        context.young(),
      ),
    watchList: (name, { filter, sort, limit, meta }, subscription) =>
      watchList(
        () =>
          getList(name, {
            filter,
            sort,
            pagination: { page: 1, perPage: limit },
            meta: { ...meta, total: 'none' },
          }),
        subscription,
        context.young(),
      ),
    count: (name, { filter, meta }) =>
      withHttpErrors(async () => {
        const target = resourceTarget(name, meta?.parent);
        const query = countQuery(target.definition, filter);
        return reading(target, async (who, queries) => {
          checkList(who, target.resource, query);
          return queries.countMatches(query);
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
  };
};
