import type {
  CreateResult,
  DeleteManyParams,
  DeleteManyResult,
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetManyReferenceResult,
  GetManyResult,
  GetOneParams,
  GetOneResult,
  Identifier,
  RaRecord,
  UpdateManyResult,
  UpdateResult,
} from 'ra-core';
import type { StreamRequest } from './core/streams.ts';
import type { UntypedProvider } from './firestoreDataProvider.ts';
import type { Subscription } from './live/listeners.ts';
import type { WatchListRequest } from './live/watch.ts';
import type { CallMeta } from './options.ts';

/** The names of an application's resources. */
export type ResourceOf<Records> = Extract<keyof Records, string>;

/** The record of a resource: as it is declared, with text for its id where that is not. */
export type RecordOf<Records, Resource extends keyof Records> = Records[Resource] extends {
  id: Identifier;
}
  ? Records[Resource]
  : Records[Resource] & { id: string };

/** A name that is known only when the application runs, as react-admin's components have it. */
type Dynamic<Resource extends string> = Resource & (string extends Resource ? unknown : never);

/** What is written: fields of the record, and its id where that is chosen. */
type DataOf<Records, Resource extends keyof Records> = Partial<RecordOf<Records, Resource>>;

interface WriteMeta {
  meta?: CallMeta;
}

/** What react-admin's methods are asked about records of one type. */
interface ParamsOf<T extends RaRecord> {
  getList: GetListParams;
  getOne: GetOneParams<T>;
  getMany: GetManyParams<T>;
  getManyReference: GetManyReferenceParams;
  update: { id: Identifier; data: Partial<T>; previousData: Partial<T> } & WriteMeta;
  updateMany: { ids: Identifier[]; data: Partial<T> } & WriteMeta;
  delete: DeleteParams<T>;
  deleteMany: DeleteManyParams<T>;
}

/** What they answer. */
interface ResultOf<T extends RaRecord> {
  getList: GetListResult<T>;
  getOne: GetOneResult<T>;
  getMany: GetManyResult<T>;
  getManyReference: GetManyReferenceResult<T>;
  update: UpdateResult<T>;
  updateMany: UpdateManyResult<T>;
  delete: DeleteResult<T>;
  deleteMany: DeleteManyResult<T>;
}

/**
 * React-admin's methods, whose records follow from the resource's name. A name that is none of them
 * is an error; one that is only known when the application runs is taken as by react-admin.
 */
type TypedMethods<Records extends object> = {
  [Method in keyof ParamsOf<RaRecord>]: {
    <R extends ResourceOf<Records>>(
      resource: R,
      params: ParamsOf<RecordOf<Records, R>>[Method],
    ): Promise<ResultOf<RecordOf<Records, R>>[Method]>;
    <T extends RaRecord, R extends string = string>(
      resource: Dynamic<R>,
      params: ParamsOf<T>[Method],
    ): Promise<ResultOf<T>[Method]>;
  };
};

/** The one whose result has more than it was given: the id. */
interface TypedCreate<Records extends object> {
  create: {
    <R extends ResourceOf<Records>>(
      resource: R,
      params: { data: DataOf<Records, R> } & WriteMeta,
    ): Promise<CreateResult<RecordOf<Records, R>>>;
    <
      T extends Omit<RaRecord, 'id'>,
      Result extends RaRecord = T & { id: Identifier },
      R extends string = string,
    >(
      resource: Dynamic<R>,
      params: { data: Partial<T> } & WriteMeta,
    ): Promise<CreateResult<Result>>;
  };
}

/** A method that is the same for every resource, but for the names that it takes. */
type Named<Records extends object, Method> = Method extends (
  resource: string,
  ...rest: infer Rest
) => infer Result
  ? {
      (resource: ResourceOf<Records>, ...rest: Rest): Result;
      <R extends string>(resource: Dynamic<R>, ...rest: Rest): Result;
    }
  : never;

/** A method whose records follow from the resource's name, or are any. */
type Dynamically<Method> = Method extends (resource: string, ...rest: infer Rest) => infer Result
  ? <R extends string>(resource: Dynamic<R>, ...rest: Rest) => Result
  : never;

/** The methods beyond react-admin's, with the records of their resources. */
interface TypedExtras<Records extends object> {
  createMany: (<R extends ResourceOf<Records>>(
    resource: R,
    params: { data: readonly DataOf<Records, R>[]; signal?: AbortSignal } & WriteMeta,
  ) => Promise<{ data: Identifier[] }>) &
    Dynamically<UntypedProvider['createMany']>;
  stream: (<R extends ResourceOf<Records>>(
    resource: R,
    request?: StreamRequest,
  ) => AsyncIterable<RecordOf<Records, R>[]>) &
    Dynamically<UntypedProvider['stream']>;
  watchOne: (<R extends ResourceOf<Records>>(
    resource: R,
    id: string,
    subscription: Subscription<RecordOf<Records, R> | null>,
    meta?: CallMeta,
  ) => () => void) &
    Dynamically<UntypedProvider['watchOne']>;
  watchList: (<R extends ResourceOf<Records>>(
    resource: R,
    request: WatchListRequest,
    subscription: Subscription<RecordOf<Records, R>[]>,
  ) => () => void) &
    Dynamically<UntypedProvider['watchList']>;
  count: Named<Records, UntypedProvider['count']>;
  aggregate: Named<Records, UntypedProvider['aggregate']>;
  refreshSearch: Named<Records, UntypedProvider['refreshSearch']>;
  newId: Named<Records, UntypedProvider['newId']>;
}

/** What does not depend on the resources. */
interface Unchanged
  extends Pick<
    UntypedProvider,
    'supportAbortSignal' | 'commit' | 'readMeter' | 'subscribe' | 'unsubscribe'
  > {
  // As react-admin's own data provider, so that it is one.
  // biome-ignore lint/suspicious/noExplicitAny: the index signature of ra-core's DataProvider
  [method: string]: any;
}

/** The data provider of an application whose records have types. */
export interface TypedProvider<Records extends object>
  extends Unchanged,
    TypedMethods<Records>,
    TypedCreate<Records>,
    TypedExtras<Records> {}
