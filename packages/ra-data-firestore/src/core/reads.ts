import type { DataProvider, RaRecord } from 'ra-core';
import type { Call, Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import type { StoredRecord } from '../query/index.ts';
import { type PageRequest, readList } from '../reading/lists.ts';
import { readMany, readOne } from '../reading/oneAndMany.ts';
import { asRecord } from '../reading/records.ts';
import type { Part } from './part.ts';
import { run } from './run.ts';

/** React-admin's reading methods. */
export type ReadMethods = Pick<
  DataProvider<string>,
  'getList' | 'getManyReference' | 'getOne' | 'getMany'
>;

const methods = (context: Context): ReadMethods => {
  /** With what `meta` asks besides. */
  const completed = async <T extends RaRecord>(
    call: Call,
    found: readonly StoredRecord[],
    meta: CallMeta | undefined,
  ) => {
    const { related } = context.aids;
    const { records, prefetched } = related
      ? await related(context, call, found, meta)
      : { records: found, prefetched: undefined };
    const options = context.resource(call.resource);
    return {
      data: records.map(record => asRecord<T>(record, options)),
      ...(prefetched ? { meta: { prefetched } } : {}),
    };
  };
  const list = <T extends RaRecord>(
    method: string,
    resource: string,
    params: PageRequest,
    signal?: AbortSignal,
  ) =>
    run({ method, resource, signal }, async call => {
      const { data: found, meta: own, ...rest } = await readList(context, call, params);
      const { data, meta: more } = await completed<T>(call, found, params.meta);
      return { ...rest, data, ...(own || more ? { meta: { ...own, ...more } } : {}) };
    });
  return {
    getList: (resource, params) => {
      if (params.pagination?.perPage !== 1) context.shown.set(resource, params);
      return list('getList', resource, params, params.signal);
    },
    getManyReference: (resource, { target, id, ...params }) => {
      // A field may be called like an operator; only what is spelled with @ is one.
      const key = target.includes('@') ? target : `${target}@eq`;
      const filter = { ...params.filter, [key]: id };
      return list('getManyReference', resource, { ...params, filter }, params.signal);
    },
    getOne: <T extends RaRecord>(
      resource: string,
      { id, meta, signal }: Parameters<ReadMethods['getOne']>[1],
    ) =>
      run({ method: 'getOne', resource, signal }, async call => {
        const found = await readOne(context, call, id, meta);
        const { data, ...more } = await completed<T>(call, [found], meta);
        return { data: data[0] ?? asRecord<T>(found, context.resource(resource)), ...more };
      }),
    getMany: <T extends RaRecord>(
      resource: string,
      { ids, meta, signal }: Parameters<ReadMethods['getMany']>[1],
    ) =>
      run({ method: 'getMany', resource, signal }, async call =>
        completed<T>(call, await readMany(context, call, resource, ids, meta), meta),
      ),
  };
};

/** Lists, references and single records. */
export const reads = { methods } satisfies Part;
