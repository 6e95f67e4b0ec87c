import { HttpError, type RaRecord } from 'ra-core';
import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { PERMISSIONS } from '@/domain/access/permissions.ts';
import { type AuditContext, auditedUpdates, auditWrite } from '@/domain/audit.ts';
import { detailsPlace } from '@/domain/collectionPaths.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { deletionChanges, goneChanges } from '@/domain/deletionChanges.ts';
import { fieldChanges } from '@/domain/fieldChanges.ts';
import { derivedFromSchema, deriveProduct } from '@/domain/product/deriveProduct.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { asRead, trackedCreate } from '@/domain/tracked.ts';
import type { Write } from '@/domain/write.ts';

/** What a record's writes need to know besides the data. */
export interface WriteContext extends AuditContext {
  /** The record that a sub-collection's record hangs from. */
  parent: string | undefined;
  /** Changes of what hangs from the record, in the entry beside its own. */
  detailChanges?: readonly FieldChange[];
}

type Fields = Record<string, unknown>;

/** Whether the audit trail gets an entry. */
const isAudited = (resource: ResourceName) => AUDITED_RESOURCES.includes(resource);

const withoutId = ({ id: _, ...fields }: Fields): Fields => fields;

/** @throws HttpError 400 whose body tells react-admin's forms what is wrong with which field. */
const checkFields = (resource: ResourceName, fields: Fields) => {
  const result = COLLECTIONS[resource].schema.partial().loose().safeParse(fields);
  if (result.success) return;
  const errors = Object.fromEntries(
    result.error.issues.map(issue => [issue.path.join('.'), issue.message]),
  );
  throw new HttpError('validation.form', 400, { errors });
};

const derived = (resource: ResourceName, fields: Fields): Fields => {
  if (resource !== 'products') return {};
  const product = derivedFromSchema.safeParse(fields);
  return product.success ? deriveProduct(product.data) : {};
};

/** Owners write into their own business and under their own name, whatever the form says. */
const tenantFields = (resource: ResourceName, context: AuditContext): Fields => {
  const condition = PERMISSIONS[context.actor.role][resource].create;
  if (condition === 'ownBusiness') return { businessId: context.actor.uid };
  if (condition === 'ownUser') return { userId: context.actor.uid };
  return {};
};

/** The writes that create a record, and the record as it will be stored. */
export const createWrites = (
  resource: ResourceName,
  id: string,
  data: Fields,
  context: WriteContext,
): { writes: Write[]; record: RaRecord } => {
  const { path, tracked } = COLLECTIONS[resource];
  const fields = { ...withoutId(data), ...tenantFields(resource, context) };
  checkFields(resource, fields);
  const stored = { ...fields, ...derived(resource, fields) };
  const { uid } = context.actor;
  const audit = isAudited(resource) ? { auditId: context.auditId } : {};
  const created: Write = {
    type: 'create',
    collection: path(context.parent),
    id,
    data: { ...stored, ...audit, ...(tracked ? trackedCreate(uid) : {}) },
  };
  const now = new Date();
  const record: RaRecord = {
    ...stored,
    ...audit,
    ...(tracked
      ? { version: 1, createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid }
      : {}),
    id,
  };
  const subject = { ...record, id, version: 1 };
  const writes = isAudited(resource)
    ? [created, auditWrite(resource, [subject], {}, context)]
    : [created];
  return { writes, record };
};

/**
 * The writes that change a record from what was read, only the fields that differ, refused when
 * the stored version is not the one that was read.
 */
export const updateWrites = (
  resource: ResourceName,
  previous: RaRecord,
  data: Fields,
  context: WriteContext,
): { writes: Write[]; record: RaRecord } => {
  const wanted = withoutId(data);
  const fields = { ...wanted, ...derived(resource, { ...previous, ...wanted }) };
  const changes = fieldChanges(previous, fields);
  if (changes.length === 0 && !context.detailChanges?.length)
    return { writes: [], record: previous };
  checkFields(resource, Object.fromEntries(changes.map(({ field, to }) => [field, to])));
  const version = Number(previous.version ?? 0);
  const subject = { ...previous, id: String(previous.id), version };
  const writes = auditedUpdates(
    resource,
    [{ record: subject, changes: fields, detailChanges: context.detailChanges }],
    context,
    context.parent,
  );
  const { uid } = context.actor;
  const record: RaRecord = {
    ...previous,
    ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    ...(isAudited(resource) ? { auditId: context.auditId } : {}),
    ...(COLLECTIONS[resource].tracked
      ? { version: version + 1, updatedAt: new Date(), updatedBy: uid }
      : {}),
  };
  return { writes, record };
};

/**
 * The writes that delete records; the audit entry keeps what they held.
 * @param details the private parts of products, by the products' ids, where there are any.
 */
export const deleteWrites = (
  resource: ResourceName,
  records: readonly RaRecord[],
  context: WriteContext,
  details: ReadonlyMap<string, RaRecord> = new Map(),
): Write[] => {
  const { path, tracked } = COLLECTIONS[resource];
  const deletions = records.flatMap((record): Write[] => {
    const id = String(record.id);
    const own: Write = {
      type: 'delete',
      collection: path(context.parent),
      id,
      ...(tracked ? { precondition: asRead({ ...record, version: Number(record.version) }) } : {}),
    };
    if (resource !== 'products') return [own];
    return [
      own,
      { type: 'delete', ...detailsPlace({ id, businessId: String(record.businessId) }) },
    ];
  });
  if (!isAudited(resource)) return deletions;
  const subjects = records.map(record => ({
    ...record,
    id: String(record.id),
    version: Number(record.version),
  }));
  const changes = Object.fromEntries(
    subjects.map(subject => [
      subject.id,
      resource === 'products'
        ? deletionChanges(subject, details.get(subject.id))
        : goneChanges(subject),
    ]),
  );
  return [...deletions, auditWrite(resource, subjects, changes, context)];
};
