import type { ResourceName } from '../access/permissions.ts';
import type { Actor } from '../access/roles.ts';
import type { AuditContext } from '../audit.ts';
import { fieldChanges, sameValue } from '../fieldChanges.ts';
import { isSettled } from '../giveaways/giveawayStage.ts';
import { isOmitted } from '../omittedValue.ts';
import { type AuditEntry, changesOfRecord, type FieldChange } from '../schemas/audit.ts';
import { giveawaySchema } from '../schemas/giveaway.ts';
import { productSchema } from '../schemas/product.ts';
import type { Write } from '../write.ts';
import {
  auditChain,
  type ChainedUpdate,
  type ChainLink,
  REMOVED,
  type StoredFields,
} from './auditChain.ts';

/** The resources whose records a merge changes. */
const MERGED_RESOURCES = ['products', 'reports', 'giveaways'] as const;

type MergedResource = (typeof MERGED_RESOURCES)[number];

/** The records of a merge as they are now, by resource and id. */
export type CurrentRecords = Readonly<Record<MergedResource, ReadonlyMap<string, StoredFields>>>;

/** Why a merge cannot be undone as it stands. */
export type UnmergeProblem =
  | { kind: 'missing'; resource: MergedResource; id: string }
  | { kind: 'alreadyUndone'; id: string }
  | { kind: 'changedSince'; resource: MergedResource; id: string; fields: string[] };

/** What undoing a merge restores, and what stands in the way. */
export interface UnmergePlan {
  entries: readonly AuditEntry[];
  updates: { resource: MergedResource; updates: ChainedUpdate[]; label: string }[];
  problems: UnmergeProblem[];
}

/** Whose a product is, and what every write sets, is not a merge's to change, nor to put back. */
const NEVER_RESTORED = new Set([
  'id',
  'businessId',
  'auditId',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
]);

/** The fields that a merge changes. Nothing else comes back, whatever its entries hold. */
const RESTORED: Record<MergedResource, ReadonlySet<string>> = {
  products: new Set(Object.keys(productSchema.shape).filter(name => !NEVER_RESTORED.has(name))),
  reports: new Set(['targetId']),
  giveaways: new Set(['productId']),
};

const MERGE_ACTIONS = ['merge', 'mergedInto', 'repoint'];

/**
 * Whether these entries are one merge that somebody may take back: written in one commit by one
 * super administrator, for super administrators; by the owner, for owners, about the own business
 * (the rules vouch for role and business). Nothing else is acted upon.
 */
export const isMerge = (
  entries: readonly AuditEntry[],
  { role, uid }: Pick<Actor, 'role' | 'uid'>,
): boolean => {
  const [first] = entries;
  return (
    first?.action === 'merge' &&
    entries.every(
      ({ actorRole, actorId, at, source, action, resource, businessId }) =>
        actorRole === role &&
        (role === 'superAdmin' ||
          (actorId === uid && businessId === uid && resource === 'products')) &&
        actorId === first.actorId &&
        at.getTime() === first.at.getTime() &&
        source === 'merge' &&
        MERGE_ACTIONS.includes(action) &&
        MERGED_RESOURCES.some(name => name === resource),
    )
  );
};

const resourceOf = (name: string): MergedResource => {
  const resource = MERGED_RESOURCES.find(one => one === name);
  if (!resource) throw new RangeError(`A merge does not change "${name}"`);
  return resource;
};

/** The ids of all records that the entries of a merge tell of, by resource. */
export const mergedRecordIds = (entries: readonly AuditEntry[]) => {
  const ids: Record<MergedResource, string[]> = { products: [], reports: [], giveaways: [] };
  for (const entry of entries) ids[resourceOf(entry.resource)].push(...entry.records);
  return ids;
};

const changedSince = (record: StoredFields, changes: readonly FieldChange[]) =>
  changes
    .filter(({ field, to }) =>
      isOmitted(to) ? record.version !== to.version : !sameValue(record[field] ?? null, to ?? null),
    )
    .map(({ field }) => field);

const restored = (record: StoredFields, changes: readonly FieldChange[]): ChainedUpdate => ({
  record,
  fields: Object.fromEntries(
    changes.map(({ field, from, absent }) => [field, absent ? REMOVED : from]),
  ),
});

const settledPart = giveawaySchema.pick({ status: true, endsAt: true, seedCommitment: true });

/** A giveaway that was settled since keeps the product it was settled with. */
const stays = (resource: MergedResource, record: StoredFields, now: Date) => {
  const giveaway = resource === 'giveaways' ? settledPart.safeParse(record).data : undefined;
  return giveaway !== undefined && isSettled(giveaway, now);
};

const isUndone = (entry: AuditEntry, record: StoredFields) =>
  entry.action === 'mergedInto' && (record.mergedInto ?? null) === null;

/**
 * What undoing a merge does: every record gets back the value of every field that the merge
 * changed, exactly; fields that it did not touch stay as they are now, and so does a giveaway that
 * is settled at `now`.
 * @param entries the merge's chain of audit entries.
 * @throws RangeError where they are not those of one merge that the actor may take back.
 */
export const planUnmerge = (
  entries: readonly AuditEntry[],
  current: CurrentRecords,
  actor: Pick<Actor, 'role' | 'uid'>,
  now = new Date(),
): UnmergePlan => {
  if (!isMerge(entries, actor))
    throw new RangeError('These audit entries are not those of one merge');
  const problems: UnmergeProblem[] = [];
  const updates = entries.map(entry => {
    const resource = resourceOf(entry.resource);
    const restoring = entry.records.flatMap(id => {
      const record = current[resource].get(id);
      const changes = changesOfRecord(entry, id).filter(({ field }) =>
        RESTORED[resource].has(field),
      );
      if (!record) {
        problems.push({ kind: 'missing', resource, id });
        return [];
      }
      if (stays(resource, record, now)) return [];
      const fields = changedSince(record, changes);
      if (isUndone(entry, record)) problems.push({ kind: 'alreadyUndone', id });
      else if (fields.length > 0) problems.push({ kind: 'changedSince', resource, id, fields });
      return [restored(record, changes)];
    });
    return { resource, updates: restoring, label: entry.label };
  });
  return { entries, updates, problems };
};

/** One record that an unmerge changes, and every field of it. */
export interface UnmergeChange {
  resource: MergedResource;
  record: StoredFields;
  changes: FieldChange[];
}

/** What a plan would change, record by record: shown before it is done. */
export const unmergeChanges = (plan: UnmergePlan): UnmergeChange[] =>
  plan.updates.flatMap(({ resource, updates }) =>
    updates.map(({ record, fields }) => ({
      resource,
      record,
      changes: fieldChanges(
        record,
        Object.fromEntries(
          Object.entries(fields).map(([field, value]) => [field, value === REMOVED ? null : value]),
        ),
      ),
    })),
  );

/** Whether a plan may go ahead: changes made since may be overwritten, the rest stands in the way. */
export const canUnmerge = (plan: UnmergePlan, overwrite: boolean): boolean =>
  plan.problems.every(problem => overwrite && problem.kind === 'changedSince');

/** The writes that undo a merge: one atomic commit, told by audit entries of its own. */
export const unmergeWrites = (
  plan: UnmergePlan,
  context: Pick<AuditContext, 'actor' | 'reason' | 'batchId'> & { newId: () => string },
): Write[] => {
  const links = plan.updates.map(
    ({ resource, updates, label }): ChainLink => ({
      resource: resource satisfies ResourceName,
      action: 'unmerge',
      label,
      updates,
    }),
  );
  return auditChain(
    links,
    {
      actor: context.actor,
      reason: context.reason,
      source: 'revert',
      reverts: plan.entries[0]?.id,
      batchId: context.batchId,
    },
    context.newId,
  );
};
