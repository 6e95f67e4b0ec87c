import { frozenFields } from '../access/fields.ts';
import type { ResourceName } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';
import { type AuditContext, auditedUpdates, type TrackedRecord } from '../audit.ts';
import { sameValue } from '../fieldChanges.ts';
import type { AuditEntry, FieldChange } from '../schemas/audit.ts';
import type { Write } from '../write.ts';

/** Fields that tell of a change rather than being one: a revert adds to them, if anything. */
const NOT_REVERTED = new Set(['statusHistory', 'winners', 'drawSeed', 'drawnAt', 'seedCommitment']);

/** Actions that have their own way back, or none. */
const NOT_REVERTIBLE = new Set([
  'create',
  'delete',
  'approve',
  'reject',
  'deactivate',
  'reactivate',
  'restore',
  'merge',
  'mergedInto',
  'repoint',
  'unmerge',
  'draw',
  'redraw',
  'publish',
  'commitSeed',
  'cancel',
  'approveRequest',
  'rejectRequest',
  'reply',
]);

/** A record as it is stored now. */
export type CurrentRecord = TrackedRecord & Readonly<Record<string, unknown>>;

/** What a revert would do to one record. */
export interface RecordRevert {
  id: string;
  /** Fields that go back, from what is stored now. */
  back: FieldChange[];
  /** Fields that were changed again since; left alone. */
  changedSince: FieldChange[];
}

/** Whether an entry is a change of fields that a new change can take back. */
export const isRevertible = (entry: Pick<AuditEntry, 'action' | 'changes' | 'source'>): boolean =>
  !NOT_REVERTIBLE.has(entry.action) &&
  entry.source !== 'import' &&
  Object.values(entry.changes).some(fields => fields.some(({ field }) => !NOT_REVERTED.has(field)));

/**
 * What taking back an entry would change. A field that somebody changed again afterwards is not
 * touched: their work would be lost.
 */
export const planRevert = (
  entry: Pick<AuditEntry, 'changes' | 'resource'>,
  current: CurrentRecord,
  role: Role,
  resource: ResourceName,
): RecordRevert => {
  const frozen = frozenFields(role, resource);
  const told = (entry.changes[current.id] ?? []).filter(
    ({ field }) => !NOT_REVERTED.has(field) && !frozen.includes(field),
  );
  const isAsLeft = ({ field, to }: FieldChange) => sameValue(current[field] ?? null, to ?? null);
  return {
    id: current.id,
    back: told
      .filter(change => isAsLeft(change) && !sameValue(change.from ?? null, change.to ?? null))
      .map(({ field, from, to }) => ({ field, from: to, to: from })),
    changedSince: told
      .filter(change => !isAsLeft(change))
      .map(({ field, from }) => ({ field, from: current[field] ?? null, to: from })),
  };
};

/**
 * The writes that take an entry back, as a new change with its own entry; empty where nothing of
 * it is left to take back.
 */
export const revertWrites = (
  entry: AuditEntry,
  records: readonly CurrentRecord[],
  resource: ResourceName,
  context: Omit<AuditContext, 'action' | 'source' | 'label' | 'reverts'>,
): Write[] =>
  auditedUpdates(
    resource,
    records.map(record => ({
      record,
      changes: Object.fromEntries(
        planRevert(entry, record, context.actor.role, resource).back.map(({ field, to }) => [
          field,
          to,
        ]),
      ),
    })),
    { ...context, action: 'revert', source: 'revert', label: entry.label, reverts: entry.id },
  );
