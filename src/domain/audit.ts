import type { ResourceName } from './access/permissions.ts';
import type { Actor } from './access/roles.ts';
import { COLLECTION_PATHS } from './collectionPaths.ts';
import { fieldChanges } from './fieldChanges.ts';
import type { AuditEntry, FieldChange } from './schemas/audit.ts';
import { trackedUpdate } from './tracked.ts';
import { serverTime, type Write } from './write.ts';

/** Most records that one audit entry, and so one audited commit, may cover. */
export const MAX_AUDITED_RECORDS = 200;

/** A record as it was read, with what every tracked record has. */
export interface TrackedRecord {
  id: string;
  version: number;
  businessId?: string | null;
}

/** What an audit entry says besides the changes themselves. */
export interface AuditContext {
  /** Id of the entry: a fresh one for every commit. */
  auditId: string;
  actor: Actor;
  /** What was done, in a word: `update`, `archive`, `approve`, `merge`. */
  action: string;
  source: AuditEntry['source'];
  reason?: string;
  /** What the record is called, for people. */
  label: string;
  reverts?: string;
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

/** The write that adds an audit entry about `records` of one resource. */
export const auditWrite = (
  resource: ResourceName,
  records: readonly TrackedRecord[],
  changes: Record<string, FieldChange[]>,
  context: AuditContext,
): Write => {
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
      reason: context.reason ?? '',
      source: context.source,
      reverts: context.reverts ?? null,
    },
  };
};

/** One record and the fields to change in it. */
export interface RecordUpdate<T extends TrackedRecord = TrackedRecord> {
  record: T;
  changes: Record<string, unknown>;
}

/**
 * The writes that change up to 200 records of one resource, refuse when any of them changed since
 * it was read (by its version), and tell the audit trail, all in one commit.
 * Records whose values would stay as they are get no write; nothing to change gives no writes.
 */
export const auditedUpdates = (
  resource: ResourceName,
  updates: readonly RecordUpdate[],
  context: AuditContext,
): Write[] => {
  const real = updates
    .map(update => ({ ...update, told: fieldChanges({ ...update.record }, update.changes) }))
    .filter(update => update.told.length > 0);
  if (real.length === 0) return [];
  const writes = real.map(
    ({ record, changes, told }): Write => ({
      type: 'update',
      collection: COLLECTION_PATHS[resource](),
      id: record.id,
      data: {
        ...Object.fromEntries(told.map(({ field }) => [field, changes[field]])),
        auditId: context.auditId,
        ...trackedUpdate(context.actor.uid, record.version),
      },
      precondition: { version: record.version },
    }),
  );
  const changes = Object.fromEntries(real.map(({ record, told }) => [record.id, told]));
  const records = real.map(update => update.record);
  return [...writes, auditWrite(resource, records, changes, context)];
};
