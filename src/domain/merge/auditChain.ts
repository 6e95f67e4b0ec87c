import type { ResourceName } from '../access/permissions.ts';
import {
  type AuditContext,
  auditWrite,
  MAX_AUDITED_RECORDS,
  recordUpdate,
  type TrackedRecord,
} from '../audit.ts';
import type { AuditAction } from '../auditActions.ts';
import { sameValue } from '../fieldChanges.ts';
import { keptNew } from '../omittedValue.ts';
import type { FieldChange } from '../schemas/audit.ts';
import { deleteField, type Write } from '../write.ts';

/** A stored record with its fields. */
export type StoredFields = TrackedRecord & Record<string, unknown>;

/** A field to be removed from the record, not to be set to null. */
export const REMOVED = Symbol('removed');

/** One record and what its fields become; `REMOVED` takes a field out. */
export interface ChainedUpdate {
  record: StoredFields;
  fields: Record<string, unknown>;
}

/** Records of one resource that are told in one audit entry (in several where they are many). */
export interface ChainLink {
  resource: ResourceName;
  action: AuditAction;
  label: string;
  updates: readonly ChainedUpdate[];
}

const changeOf = (record: StoredFields, field: string, value: unknown): FieldChange => {
  const wanted = value === REMOVED ? null : value;
  return {
    field,
    from: record[field] ?? null,
    to: keptNew(wanted, record.version + 1),
    ...(record[field] === undefined ? { absent: true as const } : {}),
  };
};

const changed = ({ record, fields }: ChainedUpdate) =>
  Object.keys(fields).filter(field => {
    const value = fields[field];
    return value === REMOVED ? record[field] !== undefined : !sameValue(record[field], value);
  });

const updateWrite = (resource: ResourceName, update: ChainedUpdate, context: AuditContext): Write =>
  recordUpdate(
    resource,
    update.record,
    {
      ...Object.fromEntries(
        changed(update).map(field => {
          const value = update.fields[field];
          return [field, value === REMOVED ? deleteField() : value];
        }),
      ),
      auditId: context.auditId,
    },
    { uid: context.actor.uid },
  );

const entryWrite = (link: ChainLink, context: AuditContext, continuedIn: string | null): Write => {
  const changes = Object.fromEntries(
    link.updates.map(update => [
      update.record.id,
      changed(update).map(field => changeOf(update.record, field, update.fields[field])),
    ]),
  );
  const records = link.updates.map(update => update.record);
  const write = auditWrite(link.resource, records, changes, context);
  return { ...write, data: { ...write.data, continuedIn } };
};

/**
 * The writes of one commit that changes records of several resources and can be undone exactly:
 * every record is written once, on the version that was read, and named by the audit entry that
 * keeps what it was before. The entries form a chain by `continuedIn`.
 * A record without changes is written all the same, so that its version guards it.
 * @param newId makes the id of an audit entry.
 */
export const auditChain = (
  links: readonly ChainLink[],
  context: Omit<AuditContext, 'auditId' | 'action' | 'label'>,
  newId: () => string,
): Write[] => {
  const parts = links.flatMap(link =>
    Array.from({ length: Math.ceil(link.updates.length / MAX_AUDITED_RECORDS) }, (_, index) => ({
      ...link,
      updates: link.updates.slice(index * MAX_AUDITED_RECORDS, (index + 1) * MAX_AUDITED_RECORDS),
    })),
  );
  const ids = parts.map(newId);
  return parts.flatMap((link, index) => {
    const auditId = ids[index] ?? newId();
    const linkContext = { ...context, auditId, action: link.action, label: link.label };
    return [
      ...link.updates.map(update => updateWrite(link.resource, update, linkContext)),
      entryWrite(link, linkContext, ids[index + 1] ?? null),
    ];
  });
};
