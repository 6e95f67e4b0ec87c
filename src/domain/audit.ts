import { AUDITED_RESOURCES } from './access/fields.ts';
import type { ResourceName } from './access/permissions.ts';
import type { Actor } from './access/roles.ts';
import type { AuditAction } from './auditActions.ts';
import { COLLECTIONS } from './collections.ts';
import { goneNames } from './entryNames.ts';
import { hasAmounts, ownCurrency } from './export/amountsInside.ts';
import { fieldChanges } from './fieldChanges.ts';
import { markAfter } from './product/followsBusiness.ts';
import { type AuditEntry, type FieldChange, MAX_FIELDS } from './schemas/audit.ts';
import { asRead, trackedUpdate } from './tracked.ts';
import { serverTime, type Write } from './write.ts';

/** Most records that one audit entry, and so one audited commit, may cover. */
export const MAX_AUDITED_RECORDS = 200;

/** A record as it was read, with what every tracked record has. */
export interface TrackedRecord {
  id: string;
  version: number;
  businessId?: string | null;
  /** Where an imported product came from. */
  source?: unknown;
  /** Of a product's amounts. */
  currency?: unknown;
  /** Whether a product left the catalogue with its business. */
  hiddenWithBusiness?: unknown;
}

/** What an audit entry says besides the changes themselves. */
export interface AuditContext {
  /** Id of the entry: a fresh one for every commit. */
  auditId: string;
  actor: Actor;
  /** What was done. */
  action: AuditAction;
  source: AuditEntry['source'];
  reason?: string;
  /** What the record is called, for people. */
  label: string;
  reverts?: string;
  /** What commits that were asked for at once have in common. */
  batchId?: string;
}

const businessOf = (resource: ResourceName, records: readonly TrackedRecord[]) => {
  const ids = new Set(
    records.map(record => (resource === 'business' ? record.id : (record.businessId ?? null))),
  );
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
};

/** Where the records belong to different businesses, the first two of the entry do: rules look at these. */
const differingFirst = (
  resource: ResourceName,
  records: readonly TrackedRecord[],
): readonly TrackedRecord[] => {
  const [first] = records;
  if (!first || resource === 'business') return records;
  const other = records.find(
    ({ businessId }) => (businessId ?? null) !== (first.businessId ?? null),
  );
  return other
    ? [first, other, ...records.filter(record => record !== first && record !== other)]
    : records;
};

/** The currency of all the records whose amounts changed; null where there is none, or several. */
const currencyOf = (
  records: readonly TrackedRecord[],
  changes: Record<string, FieldChange[]>,
): string | null => {
  const changed = records.filter(({ id }) => hasAmounts(changes[id]));
  const all = new Set(
    changed.map(({ id, currency }) => ownCurrency(changes[id] ?? []) ?? currency),
  );
  const [only] = all;
  return all.size === 1 && typeof only === 'string' ? only : null;
};

/** What an entry can be found and read by, without a look at what it tells of. */
const searchFieldsOf = (
  resource: ResourceName,
  records: readonly TrackedRecord[],
  changes: Record<string, FieldChange[]>,
  label: string,
) => {
  const names = goneNames({ resource, records: records.map(({ id }) => id), changes, label });
  const fields = new Set(Object.values(changes).flatMap(list => list.map(({ field }) => field)));
  const currency = currencyOf(records, changes);
  return {
    ...(fields.size > 0 && { fields: [...fields].slice(0, MAX_FIELDS) }),
    ...(currency && { currency }),
    ...(names.length > 0 && { names }),
  };
};

/** The write that adds an audit entry about `records` of one resource. */
export const auditWrite = (
  resource: ResourceName,
  records: readonly TrackedRecord[],
  changes: Record<string, FieldChange[]>,
  context: AuditContext,
): Extract<Write, { type: 'create' }> => {
  if (records.length > MAX_AUDITED_RECORDS) {
    throw new RangeError(`An audit entry covers at most ${MAX_AUDITED_RECORDS} records`);
  }
  return {
    type: 'create',
    collection: 'audit',
    id: context.auditId,
    data: {
      at: serverTime(),
      actorId: context.actor.uid,
      actorEmail: context.actor.email,
      actorRole: context.actor.role,
      action: context.action,
      resource,
      records: differingFirst(resource, records).map(record => record.id),
      label: context.label,
      businessId: businessOf(resource, records),
      changes,
      ...searchFieldsOf(resource, records, changes, context.label),
      reason: context.reason ?? '',
      source: context.source,
      reverts: context.reverts ?? null,
      ...(context.batchId !== undefined && { batchId: context.batchId }),
    },
  };
};

/** One record and the fields to change in it. */
export interface RecordUpdate<T extends TrackedRecord = TrackedRecord> {
  record: T;
  changes: Record<string, unknown>;
  /** Changes of what hangs from the record, in the entry beside its own. */
  detailChanges?: readonly FieldChange[];
}

/**
 * The write that changes one record: under its next version, by whom and when where the resource
 * is tracked, and refused then where the stored version is not the one that was read.
 */
export const recordUpdate = (
  resource: ResourceName,
  { id, version, source }: Pick<TrackedRecord, 'id' | 'version' | 'source'>,
  data: Record<string, unknown>,
  { uid, parent }: { uid: string; parent?: string },
): Write => {
  const { path, tracked } = COLLECTIONS[resource];
  const update = { type: 'update', collection: path(parent), id } as const;
  if (!tracked) return { ...update, data };
  return {
    ...update,
    data: { ...data, ...trackedUpdate(uid, version) },
    precondition: asRead({ version, source }),
  };
};

/**
 * The writes that change up to 200 records of one resource in one commit: refused when any of
 * them changed since it was read (by its version, where the resource is tracked), and told to the
 * audit trail (where the resource is audited).
 * Records whose values would stay as they are get no write; nothing to change gives no writes.
 * @param parent the record that a sub-collection's records hang from.
 */
export const auditedUpdates = (
  resource: ResourceName,
  updates: readonly RecordUpdate[],
  context: AuditContext,
  parent?: string,
): Write[] => {
  const audited = AUDITED_RESOURCES.includes(resource);
  const real = updates
    .map(({ record, changes, detailChanges = [] }) => {
      const own = fieldChanges(
        { ...record },
        resource === 'products' ? { ...changes, ...markAfter(record, changes) } : changes,
      );
      return { record, own, all: [...own, ...detailChanges] };
    })
    .filter(({ all }) => all.length > 0);
  if (real.length === 0) return [];
  const writes = real.map(
    ({ record, own }): Write =>
      recordUpdate(
        resource,
        record,
        {
          ...Object.fromEntries(own.map(({ field, to }) => [field, to])),
          ...(audited ? { auditId: context.auditId } : {}),
        },
        { uid: context.actor.uid, parent },
      ),
  );
  if (!audited) return writes;
  const changes = Object.fromEntries(real.map(({ record, all }) => [record.id, all]));
  const records = real.map(update => update.record);
  return [...writes, auditWrite(resource, records, changes, context)];
};
