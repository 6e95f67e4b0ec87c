import { HttpError, type RaRecord } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { type AuditContext, auditedUpdates } from '@/domain/audit.ts';
import { deriveProduct } from '@/domain/product/deriveProduct.ts';
import { productInputSchema } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from './types.ts';

/** Records per commit: leaves room for the audit entry and keeps a commit small. */
const CHUNK = 100;

/** A change of many records of one kind. */
export interface BulkChange {
  resource: ResourceName;
  records: readonly RaRecord[];
  /** The fields to change in one record; an empty object leaves it alone. */
  changesOf: (record: RaRecord) => Record<string, unknown>;
  action: string;
  source: AuditContext['source'];
  reason?: string;
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
}

/** A record that could not be changed, and why. */
export interface FailedRecord {
  id: string;
  status: number;
  message: string;
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
}

const failure = (record: RaRecord, error: unknown): FailedRecord => ({
  id: String(record.id),
  status: error instanceof HttpError ? error.status : 500,
  message: error instanceof Error ? error.message : String(error),
});

const isUnreachable = (error: unknown) => error instanceof HttpError && error.status === 503;

/**
 * Changes many records in atomic commits of up to 100. A refused commit is halved until the
 * record that is refused stands alone; the others go through. Stops when the back end cannot be
 * reached or the signal says so.
 */
export const changeRecords = async (
  dataProvider: Pick<BackOfficeDataProvider, 'commit' | 'newId'>,
  actor: Actor,
  change: BulkChange,
): Promise<BulkOutcome> => {
  const outcome: BulkOutcome = { changed: [], failed: [], left: [] };
  const queue: (readonly RaRecord[])[] = [];
  for (let start = 0; start < change.records.length; start += CHUNK) {
    queue.push(change.records.slice(start, start + CHUNK));
  }
  const changesOf = (record: RaRecord) => {
    const changes = change.changesOf(record);
    if (change.resource !== 'products') return changes;
    const product = productInputSchema.safeParse({ ...record, ...changes });
    return product.success ? { ...changes, ...deriveProduct(product.data) } : changes;
  };
  const commit = (records: readonly RaRecord[]) => {
    const writes = auditedUpdates(
      change.resource,
      records.map(record => ({
        record: { ...record, id: String(record.id), version: Number(record.version) },
        changes: changesOf(record),
      })),
      {
        auditId: dataProvider.newId('audit'),
        actor,
        action: change.action,
        source: change.source,
        reason: change.reason,
        label: records.length === 1 ? String(records[0]?.title ?? records[0]?.id) : '',
      },
    );
    return writes.length > 0 ? dataProvider.commit(writes) : Promise.resolve();
  };
  while (queue.length > 0) {
    const records = queue.shift() ?? [];
    if (change.signal?.aborted) {
      outcome.left.push(...records.map(record => String(record.id)));
      continue;
    }
    try {
      await commit(records);
      outcome.changed.push(
        ...records.map(before => ({
          before,
          after: { ...before, ...changesOf(before), version: Number(before.version) + 1 },
        })),
      );
    } catch (error) {
      const [first] = records;
      if (isUnreachable(error)) {
        outcome.left.push(...[records, ...queue].flat().map(record => String(record.id)));
        break;
      }
      const half = Math.ceil(records.length / 2);
      if (records.length > 1) queue.unshift(records.slice(0, half), records.slice(half));
      else if (first) outcome.failed.push(failure(first, error));
    }
    change.onProgress?.(outcome.changed.length + outcome.failed.length);
  }
  return outcome;
};

/**
 * Puts records back as they were before a bulk change, under the version the change left. A
 * record that somebody changed since is not touched and is told as failed.
 */
export const undoChanges = (
  dataProvider: Pick<BackOfficeDataProvider, 'commit' | 'newId'>,
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
