import type {
  CreateParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  RaRecord,
  UpdateParams,
} from 'ra-core';
import { HttpError } from 'ra-core';
import { requiredListFilters } from '@/domain/access/can.ts';
import { RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';
import type { AuditAction } from '@/domain/auditActions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { messageOf, statusOf } from '@/domain/errors.ts';
import { recordName } from '@/domain/recordName.ts';
import type { RecordOf } from '@/domain/records.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { storedFilter } from '@/domain/storedFilter.ts';
import type { Write } from '@/domain/write.ts';
import { changeRecords } from './changeRecords.ts';
import { deleteRecords, readDetails } from './deleteRecords.ts';
import { createRecordReader, readWritten } from './readRecords.ts';
import { createWrites, deleteWrites, updateWrites, type WriteContext } from './recordWrites.ts';
import type {
  BackOfficeDataProvider,
  CallMeta,
  Filter,
  RecordStore,
  Subscription,
} from './types.ts';

/** What a mutation can say besides its data. */
export interface MutationMeta extends CallMeta {
  /** What was done, for the audit trail: `update` unless said otherwise. */
  action?: AuditAction;
  reason?: string;
  source?: WriteContext['source'];
  /** More writes of the same commit, whose audit entry has this id. */
  alongside?: (auditId: string) => readonly Write[];
  /** Changes that `alongside` makes, for the record's entry. */
  detailChanges?: readonly FieldChange[];
}

const isResource = (name: string): name is ResourceName =>
  RESOURCES.some(resource => resource === name);

const resourceOf = (name: string): ResourceName => {
  if (!isResource(name)) throw new HttpError(`There is no resource "${name}"`, 400);
  return name;
};

/**
 * @param total how many there were to do.
 * @throws what stopped it, where none of it was done; HttpError with its status where it stopped in
 * between, and 422 where some were refused.
 */
const refuseLeftOvers = (
  failed: readonly { error: unknown }[],
  left: number,
  total: number,
  stoppedBy: unknown,
) => {
  if (failed.length === 0 && left === 0) return;
  if (left === total && stoppedBy !== undefined) throw stoppedBy;
  const body = { failed: failed.map(({ error }) => messageOf(error)), left };
  const status = left > 0 ? (statusOf(stoppedBy) ?? 503) : 422;
  throw new HttpError('common.action.someFailed', status, body);
};

/**
 * The one layer above either back end: reads are checked against the schemas; writes become
 * atomic commits with version precondition, time and author, derived fields and the audit entry;
 * an owner's lists and records are tied to the own business whatever the form says; filters by what
 * is derived become ones by what is stored.
 */
export const trackedDataProvider = (raw: RecordStore, actor: Actor): BackOfficeDataProvider => {
  const { readAll, readOne, inOrder, commit } = createRecordReader(raw, actor);
  const tenantFilter = (resource: ResourceName, filter: Filter): Filter => {
    const required = requiredListFilters(actor, resource);
    const [first] = required ?? [];
    if (!first || required?.some(({ field, value }) => filter[field] === value)) return filter;
    return { ...filter, [first.field]: first.value };
  };
  const scoped = <P extends { filter?: Filter }>(resource: ResourceName, params: P): P => ({
    ...params,
    filter: tenantFilter(resource, storedFilter(COLLECTIONS[resource], params.filter ?? {})),
  });
  const contextOf = (
    meta: MutationMeta = {},
    action: AuditAction,
    label: string,
  ): WriteContext => ({
    auditId: raw.newId('audit'),
    actor,
    action: meta.action ?? action,
    source: meta.source ?? 'form',
    reason: meta.reason ?? '',
    label,
    parent: meta.parent,
    detailChanges: meta.detailChanges,
  });
  const update = async <T extends RaRecord>(name: string, params: UpdateParams) => {
    const resource = resourceOf(name);
    const meta: MutationMeta = params.meta ?? {};
    const previous: RaRecord =
      params.previousData?.version === undefined
        ? await readOne(resource, (await raw.getOne(name, { id: params.id, meta })).data)
        : { ...params.previousData, id: params.id };
    const context = contextOf(meta, 'update', recordName(resource, previous));
    const { writes, record } = updateWrites(resource, previous, params.data, context);
    const all = [...writes, ...(meta.alongside?.(context.auditId) ?? [])];
    if (all.length > 0) await commit(all);
    return { data: readWritten<T>(resource, record) };
  };

  const remove = async <T extends RaRecord>(name: string, params: DeleteParams) => {
    const resource = resourceOf(name);
    const previous: RaRecord = params.previousData?.id
      ? { ...params.previousData, id: params.id }
      : await readOne(
          resource,
          (await raw.getOne(name, { id: params.id, meta: params.meta })).data,
        );
    const context = contextOf(params.meta, 'delete', recordName(resource, previous));
    const details = await readDetails(raw, resource, [previous]);
    await commit(deleteWrites(resource, [previous], context, details));
    return { data: readWritten<T>(resource, previous) };
  };

  const provider: BackOfficeDataProvider = {
    supportAbortSignal: raw.supportAbortSignal,
    commit,
    newId: raw.newId,
    readMeter: raw.readMeter,
    getList: async <T extends RaRecord>(name: string, params: GetListParams) => {
      const resource = resourceOf(name);
      const result = await raw.getList(name, scoped(resource, params));
      return { ...result, data: await readAll<T>(resource, result.data) };
    },
    getOne: async <T extends RaRecord>(name: string, params: GetOneParams) => {
      const { data } = await raw.getOne(name, params);
      return { data: await readOne<T>(resourceOf(name), data) };
    },
    getMany: async <T extends RaRecord>(name: string, params: GetManyParams) => {
      const { data } = await raw.getMany(name, params);
      return { data: await readAll<T>(resourceOf(name), data) };
    },
    getManyReference: async <T extends RaRecord>(name: string, params: GetManyReferenceParams) => {
      const resource = resourceOf(name);
      const result = await raw.getManyReference(name, scoped(resource, params));
      return { ...result, data: await readAll<T>(resource, result.data) };
    },
    create: async <T extends RaRecord>(name: string, params: CreateParams) => {
      const resource = resourceOf(name);
      const meta: MutationMeta = params.meta ?? {};
      const context = contextOf(meta, 'create', recordName(resource, params.data));
      const id = params.data.id ? String(params.data.id) : raw.newId(resource);
      const { writes, record } = createWrites(resource, id, params.data, context);
      await commit([...writes, ...(meta.alongside?.(context.auditId) ?? [])]);
      return { data: readWritten<T>(resource, record) };
    },
    update,
    delete: remove,
    updateMany: async (name, params) => {
      const resource = resourceOf(name);
      const { data: records } = await provider.getMany(name, {
        ids: params.ids,
        meta: params.meta,
      });
      const meta: MutationMeta = params.meta ?? {};
      const outcome = await changeRecords(provider, actor, {
        resource,
        records,
        changesOf: () => params.data,
        action: meta.action ?? 'update',
        source: meta.source ?? 'bulk',
        reason: meta.reason,
      });
      const { failed, left, stoppedBy } = outcome;
      refuseLeftOvers(failed, left.length, records.length, stoppedBy);
      return { data: params.ids };
    },
    deleteMany: async (name, params) => {
      const resource = resourceOf(name);
      const { data: records } = await provider.getMany(name, {
        ids: params.ids,
        meta: params.meta,
      });
      const meta: MutationMeta = params.meta ?? {};
      const { failed, left, stoppedBy } = await deleteRecords(provider, actor, {
        resource,
        records,
        action: meta.action,
        source: meta.source ?? 'form',
        reason: meta.reason,
        parent: meta.parent,
      });
      refuseLeftOvers(failed, left.length, records.length, stoppedBy);
      return { data: records.map(({ id }) => id) };
    },
    stream: <R extends ResourceName>(resource: R, query: Parameters<RecordStore['stream']>[1]) => {
      const rows = raw.stream(resource, scoped(resource, query));
      return (async function* checked() {
        for await (const page of rows) yield await readAll<RecordOf<R>>(resource, page);
      })();
    },
    watchOne: <R extends ResourceName>(
      resource: R,
      id: string,
      subscription: Subscription<RecordOf<R> | null>,
      meta?: CallMeta,
    ) => {
      const next = inOrder(subscription.next);
      const passOn = (row: RaRecord | null) => next(row && readOne<RecordOf<R>>(resource, row));
      return raw.watchOne(resource, id, { ...subscription, next: passOn }, meta);
    },
    watchList: <R extends ResourceName>(
      resource: R,
      query: Parameters<RecordStore['watchList']>[1],
      subscription: Subscription<RecordOf<R>[]>,
    ) => {
      const next = inOrder(subscription.next);
      const passOn = (rows: RaRecord[]) => next(readAll<RecordOf<R>>(resource, rows));
      return raw.watchList(resource, scoped(resource, query), { ...subscription, next: passOn });
    },
    count: (resource, query) => raw.count(resource, scoped(resource, query)),
    aggregate: (resource, query) => raw.aggregate(resource, scoped(resource, query)),
  };
  return provider;
};
