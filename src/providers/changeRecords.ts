import type { RaRecord } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { type AuditContext, auditedUpdates } from '@/domain/audit.ts';
import type { AuditAction } from '@/domain/auditActions.ts';
import { groupBy } from '@/domain/groupBy.ts';
import { withDerived } from '@/domain/product/deriveProduct.ts';
import { recordName } from '@/domain/recordName.ts';
import { runBatches } from '@/domain/runBatches.ts';
import type { BackOfficeDataProvider } from './types.ts';
import { commitOnce, type Unanswered } from './unanswered/commitOnce.ts';

/** Records per commit: leaves room for the audit entry and keeps a commit small. */
const CHUNK = 100;

/** What a bulk change needs of the back end. */
export type ChangedStore = Pick<BackOfficeDataProvider, 'commit' | 'newId' | 'getMany'>;

/**
 * Commits that got no answer, with the records of each: found where they were carried out, and not
 * done twice.
 */
export type UnansweredChange = Unanswered<readonly string[]>;

/** A change of many records of one kind. */
export interface BulkChange {
  resource: ResourceName;
  records: readonly RaRecord[];
  /** The fields to change in one record; an empty object leaves it alone. */
  changesOf: (record: RaRecord) => Record<string, unknown>;
  action: AuditAction;
  source: AuditContext['source'];
  reason?: string;
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
  /** Of earlier rounds; what this one gets no answer to is added. */
  unanswered?: UnansweredChange;
}

/** A record that could not be changed, and why. */
export interface FailedRecord {
  id: string;
  /** What the record is called. */
  name: string;
  error: unknown;
}

/** A record before and after its change: what undo needs. */
export interface ChangedRecord {
  before: RaRecord;
  after: RaRecord;
}

/** What a bulk change did: nothing is lost, and what is left can be tried again. */
export interface BulkOutcome {
  changed: ChangedRecord[];
  failed: FailedRecord[];
  /** Ids that were not tried because the work was cancelled or the network went. */
  left: string[];
  /** Why it stopped before those that are left; missing where nothing stood in its way. */
  stoppedBy?: unknown;
  /** How many of those that are left may be changed all the same: no answer came. */
  unanswered: number;
}

/** One business after the other, each in its order: an entry of several is hidden from their owners. */
const byBusiness = (records: readonly RaRecord[]): RaRecord[] =>
  [...groupBy(records, ({ businessId }): unknown => businessId).values()].flat();

/**
 * Changes many records in atomic commits of up to 100; as `runBatches` says, a record that is
 * refused keeps none of the others back. A commit that an earlier round got no answer to is made
 * again as it was, so that it is done once, whichever of the two arrives.
 */
export const changeRecords = async (
  dataProvider: ChangedStore,
  actor: Actor,
  change: BulkChange,
): Promise<BulkOutcome> => {
  const { resource, records, action, source, reason, signal, onProgress } = change;
  const { unanswered = new Map() } = change;
  const idsOf = (commits: UnansweredChange) => [...commits.values()].flatMap(({ done }) => done);
  const earlier = new Set(idsOf(unanswered));
  const changesOf = (record: RaRecord) => {
    const changes = change.changesOf(record);
    return resource === 'products' ? withDerived(record, changes) : changes;
  };
  const batchId = records.length > 1 ? dataProvider.newId('audit') : undefined;
  const nameOf = (record: RaRecord) => recordName(resource, record);
  const writesOf = (batch: readonly RaRecord[]) => {
    const [first] = batch;
    return auditedUpdates(
      resource,
      batch.map(record => ({
        record: { ...record, id: String(record.id), version: Number(record.version) },
        changes: changesOf(record),
      })),
      {
        auditId: dataProvider.newId('audit'),
        actor,
        action,
        source,
        reason,
        label: batch.length === 1 && first ? nameOf(first) : '',
        ...(batchId !== undefined && { batchId }),
      },
    );
  };
  const outcome = await runBatches({
    items: byBusiness(records),
    size: CHUNK,
    sameCommit: (one, other) =>
      one.businessId === other.businessId &&
      earlier.has(String(one.id)) === earlier.has(String(other.id)),
    commit: async batch => {
      const ids = batch.map(({ id }) => String(id));
      const prepare = async () => ({ writes: writesOf(batch), done: ids });
      await commitOnce(dataProvider, unanswered, ids.join(), prepare);
    },
    signal,
    onProgress,
  });
  return {
    changed: outcome.done.map(before => ({
      before,
      after: { ...before, ...changesOf(before), version: Number(before.version) + 1 },
    })),
    failed: outcome.failed.map(({ item, error }) => ({
      id: String(item.id),
      name: nameOf(item),
      error,
    })),
    left: outcome.left.map(({ id }) => String(id)),
    stoppedBy: outcome.stoppedBy,
    unanswered: idsOf(unanswered).length,
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
): Promise<BulkOutcome> => {
  const before = new Map(changed.map(change => [change.after.id, change.before]));
  return changeRecords(dataProvider, actor, {
    resource,
    records: changed.map(({ after }) => after),
    changesOf: record => ({ ...before.get(record.id) }),
    action: 'undo',
    source: 'revert',
  });
};
