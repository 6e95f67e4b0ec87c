import type { RaRecord } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { type AuditContext, auditedUpdates } from '@/domain/audit.ts';
import type { AuditAction } from '@/domain/auditActions.ts';
import { withDerived } from '@/domain/product/deriveProduct.ts';
import {
  type ChangedStore,
  type CommitControl,
  type CommitOutcome,
  commitRecords,
} from './commitRecords.ts';

/** Records per commit: leaves room for the audit entry and keeps a commit small. */
export const CHANGED_AT_ONCE = 100;

/** A change of many records of one kind. */
export interface BulkChange extends CommitControl {
  resource: ResourceName;
  records: readonly RaRecord[];
  /** The fields to change in one record; an empty object leaves it alone. */
  changesOf: (record: RaRecord) => Record<string, unknown>;
  action: AuditAction;
  source: AuditContext['source'];
  reason?: string;
}

/** A record before and after its change: what undo needs. */
export interface ChangedRecord {
  before: RaRecord;
  after: RaRecord;
}

/** What a bulk change did. */
export interface BulkOutcome extends CommitOutcome {
  changed: ChangedRecord[];
}

/** Changes many records in atomic commits of up to 100. */
export const changeRecords = async (
  dataProvider: ChangedStore,
  actor: Actor,
  change: BulkChange,
): Promise<BulkOutcome> => {
  const { changesOf: given, action, source, reason, ...job } = change;
  const { resource } = job;
  const changesOf = (record: RaRecord) => {
    const changes = given(record);
    return resource === 'products' ? withDerived(record, changes) : changes;
  };
  const { done, ...rest } = await commitRecords(dataProvider, {
    ...job,
    size: CHANGED_AT_ONCE,
    writesOf: (batch, context) =>
      auditedUpdates(
        resource,
        batch.map(record => ({
          record: { ...record, id: String(record.id), version: Number(record.version) },
          changes: changesOf(record),
        })),
        { ...context, actor, action, source, reason },
      ),
  });
  return {
    ...rest,
    changed: done.map(before => ({
      before,
      after: { ...before, ...changesOf(before), version: Number(before.version) + 1 },
    })),
  };
};

/**
 * Puts records back as they were before a bulk change, under the version the change left. A
 * record that somebody changed since is not touched and is told as failed.
 */
export const undoChanges = (
  dataProvider: ChangedStore,
  actor: Actor,
  resource: ResourceName,
  changed: readonly ChangedRecord[],
  control: CommitControl = {},
): Promise<BulkOutcome> => {
  const before = new Map(changed.map(change => [change.after.id, change.before]));
  return changeRecords(dataProvider, actor, {
    resource,
    records: changed.map(({ after }) => after),
    changesOf: record => ({ ...before.get(record.id) }),
    action: 'undo',
    source: 'revert',
    ...control,
  });
};
