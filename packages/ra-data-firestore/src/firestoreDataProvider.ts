import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import { type Call, type Context, createContext } from './context.ts';
import { toHttpError } from './httpErrors.ts';
import { createTopics, type Topics } from './live/topics.ts';
import { createWatcher, type Watcher } from './live/watch.ts';
import type { CallMeta, Filter, FirestoreDataProviderOptions, GivenOptions } from './options.ts';
import type { StoredRecord, Write } from './query/index.ts';
import { withEmbedded } from './reading/embed.ts';
import { countRows, type Figures, readAggregate } from './reading/figures.ts';
import { type PageRequest, readList } from './reading/lists.ts';
import { readMany, readOne } from './reading/oneAndMany.ts';
import type { ListRequest } from './reading/planQuery.ts';
import { asRecord } from './reading/records.ts';
import { streamRows } from './reading/streamRows.ts';
import type { ReadMeter } from './readMeter.ts';
import type { ResourceOf, TypedProvider } from './typed.ts';
import { commitWrites } from './writing/commit.ts';
import { createMany } from './writing/createMany.ts';
import { deleteMany } from './writing/deleteMany.ts';
import { newId } from './writing/newId.ts';
import { type RefreshSearchRequest, refreshSearch } from './writing/refreshSearch.ts';
import { updateMany } from './writing/updateMany.ts';
import { createWithFiles, deleteWithFiles, updateWithFiles } from './writing/withFiles.ts';

/** What a stream is asked. */
export interface StreamRequest extends ListRequest {
  /** Rows of a page. Default 250. */
  pageSize?: number;
  signal?: AbortSignal;
}

/** What an aggregation is asked. */
export interface AggregateRequest {
  filter?: Filter;
  sum?: readonly string[];
  average?: readonly string[];
  meta?: CallMeta;
}

/**
 * React-admin's data provider, and what a back office needs beyond it. Every method rejects with
 * ra-core's `HttpError`, whose status says what happened and whose body has the details.
 */
export interface UntypedProvider extends DataProvider<string>, Watcher, Topics {
  supportAbortSignal: true;
  /** Creates many records in atomic chunks. @returns their ids, in order. */
  createMany: (
    resource: string,
    params: {
      data: readonly Readonly<Record<string, unknown>>[];
      meta?: CallMeta;
      signal?: AbortSignal;
    },
  ) => Promise<{ data: Identifier[] }>;
  /** Writes missing or old search tokens of all documents. @returns how many were written. */
  refreshSearch: (resource: string, request?: RefreshSearchRequest) => Promise<number>;
  /** Carries out all writes or none: at most 500 writes and 3 MB. */
  commit: (writes: readonly Write[]) => Promise<void>;
  /** All rows that match, page by page, with constant memory. */
  stream: (resource: string, request?: StreamRequest) => AsyncIterable<StoredRecord[]>;
  /** How many rows match. */
  count: (resource: string, request?: { filter?: Filter; meta?: CallMeta }) => Promise<number>;
  /** Counts, sums and averages over all rows that match. */
  aggregate: (resource: string, request: AggregateRequest) => Promise<Figures>;
  /** @returns an id that nobody has used. */
  newId: (resource: string, meta?: CallMeta) => string;
  readMeter: ReadMeter;
}

/**
 * The data provider. With the records of an application by resource,
 * `FirestoreDataProvider<{ posts: Post }>`, each method knows the record of the resource it is asked
 * for, and refuses the name of none.
 */
export type FirestoreDataProvider<Records extends object = object> = [keyof Records] extends [never]
  ? UntypedProvider
  : TypedProvider<Records>;

/** The options; where records have types, with `resources` that exist. */
export type OptionsOf<Records extends object> = [keyof Records] extends [never]
  ? FirestoreDataProviderOptions
  : Omit<FirestoreDataProviderOptions, 'resources'> & {
      resources?: { readonly [Resource in ResourceOf<Records>]?: GivenOptions };
    };

/** Runs a method and turns whatever it throws into an HttpError. */
const run = async <T>(call: Call, work: (call: Call) => Promise<T>): Promise<T> => {
  try {
    return await work(call);
  } catch (error) {
    throw toHttpError(error, `${call.resource}.${call.method}`);
  }
};

const readMethods = (context: Context) => {
  const list = async <T extends RaRecord>(
    method: string,
    resource: string,
    params: PageRequest,
    signal?: AbortSignal,
  ) => {
    const call: Call = { method, resource, signal };
    const { data, meta, ...rest } = await run(call, () => readList(context, call, params));
    const { records, prefetched } = await run(call, () =>
      withEmbedded(context, call, data, params.meta),
    );
    const more = prefetched ? { ...meta, prefetched } : meta;
    const shown = records.map(record => asRecord<T>(record, context.resource(resource)));
    return { ...rest, data: shown, ...(more ? { meta: more } : {}) };
  };
  return {
    list,
    one: (resource: string, id: unknown, meta?: CallMeta, signal?: AbortSignal) =>
      run({ method: 'getOne', resource, signal }, call => readOne(context, call, id, meta)),
    many: (resource: string, ids: readonly unknown[], meta?: CallMeta, signal?: AbortSignal) =>
      run({ method: 'getMany', resource, signal }, call =>
        readMany(context, call, resource, ids, meta),
      ),
  };
};

async function* streamed(
  context: Context,
  resource: string,
  { pageSize, signal, ...request }: StreamRequest,
): AsyncGenerator<StoredRecord[], void, undefined> {
  try {
    yield* streamRows(context, { method: 'stream', resource, signal }, request, pageSize);
  } catch (error) {
    throw toHttpError(error, `${resource}.stream`);
  }
}

/** A subscription that cannot even begin rejects like any other call. */
const guarded = (watcher: Watcher): Watcher => ({
  watchOne: (resource, ...rest) => {
    try {
      return watcher.watchOne(resource, ...rest);
    } catch (error) {
      throw toHttpError(error, `${resource}.watchOne`);
    }
  },
  watchList: (resource, ...rest) => {
    try {
      return watcher.watchList(resource, ...rest);
    } catch (error) {
      throw toHttpError(error, `${resource}.watchList`);
    }
  },
});

/**
 * A react-admin data provider over Cloud Firestore that reads what it shows and nothing more.
 *
 * ```ts
 * const dataProvider = firestoreDataProvider({
 *   firestore: getFirestore(app),
 *   resources: {
 *     products: {
 *       search: { strategy: 'tokens', fields: ['title', 'sku'] },
 *       indexes: { equality: ['status'], sort: ['title', 'createdAt'], search: true },
 *       versionField: 'version',
 *       timestamps: { created: 'createdAt', updated: 'updatedAt' },
 *     },
 *     entries: { path: 'giveaways/{parent}/entries' },
 *   },
 * });
 * ```
 */
export function firestoreDataProvider<Records extends object = object>(
  options: OptionsOf<Records>,
): FirestoreDataProvider<Records>;
export function firestoreDataProvider(options: FirestoreDataProviderOptions): UntypedProvider {
  const context = createContext(options);
  const read = readMethods(context);
  const watcher = guarded(createWatcher(context));
  const shown = new Map<string, PageRequest>();
  const present = <T extends RaRecord>(resource: string, record: RaRecord) =>
    asRecord<T>(record, context.resource(resource));
  const embedded = async (
    method: string,
    resource: string,
    records: readonly StoredRecord[],
    meta: CallMeta | undefined,
  ) => {
    const call = { method, resource };
    const { records: all, prefetched } = await run(call, () =>
      withEmbedded(context, call, records, meta),
    );
    return { all, meta: prefetched ? { meta: { prefetched } } : {} };
  };
  return {
    supportAbortSignal: true,
    readMeter: context.meter,
    getList: (resource, params) => {
      if (params.pagination?.perPage !== 1) shown.set(resource, params);
      return read.list('getList', resource, params, params.signal);
    },
    getManyReference: (resource, { target, id, ...params }) => {
      const filter = { ...params.filter, [`${target}@eq`]: id };
      return read.list('getManyReference', resource, { ...params, filter }, params.signal);
    },
    getOne: async (resource, { id, meta, signal }) => {
      const found = await read.one(resource, id, meta, signal);
      const { all, meta: more } = await embedded('getOne', resource, [found], meta);
      return { data: present(resource, all[0] ?? found), ...more };
    },
    getMany: async (resource, { ids, meta, signal }) => {
      const found = await read.many(resource, ids, meta, signal);
      const { all, meta: more } = await embedded('getMany', resource, found, meta);
      return { data: all.map(record => present(resource, record)), ...more };
    },
    create: (resource, { data, meta }) =>
      run({ method: 'create', resource }, async call => ({
        data: present(resource, await createWithFiles(context, call, data, meta)),
      })),
    createMany: (resource, { data, meta, signal }) =>
      run({ method: 'createMany', resource, signal }, async call => ({
        data: await createMany(context, call, data, meta),
      })),
    update: (resource, params) =>
      run({ method: 'update', resource }, async call => ({
        data: present(resource, await updateWithFiles(context, call, params)),
      })),
    updateMany: (resource, { ids, data, meta }) =>
      run({ method: 'updateMany', resource }, async call => ({
        data: await updateMany(context, call, ids, data, meta),
      })),
    delete: (resource, params) =>
      run({ method: 'delete', resource }, async call => ({
        data: present(resource, await deleteWithFiles(context, call, params)),
      })),
    deleteMany: (resource, { ids, meta }) =>
      run({ method: 'deleteMany', resource }, async call => ({
        data: await deleteMany(context, call, ids, meta),
      })),
    commit: writes =>
      run({ method: 'commit', resource: 'commit' }, call => commitWrites(context, call, writes)),
    refreshSearch: (resource, request = {}) =>
      run({ method: 'refreshSearch', resource, signal: request.signal }, call =>
        refreshSearch(context, call, request),
      ),
    stream: (resource, request = {}) => streamed(context, resource, request),
    count: (resource, request = {}) =>
      run({ method: 'count', resource }, call => countRows(context, call, request)),
    aggregate: (resource, request) =>
      run({ method: 'aggregate', resource }, call => readAggregate(context, call, request)),
    newId: (resource, meta) => newId(context, resource, meta),
    ...watcher,
    ...createTopics(
      watcher,
      resource => shown.get(resource),
      (resource, ids, meta) => read.many(resource, ids, meta),
    ),
  };
}
