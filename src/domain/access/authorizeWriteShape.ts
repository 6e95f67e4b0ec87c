import { COLLECTIONS } from '../collections.ts';
import { sameValue } from '../fieldChanges.ts';
import { type CheckedChange, invalid, type Refusal } from './authorizeWriteTypes.ts';
import { IMMUTABLE_FIELDS } from './fields.ts';
import type { ResourceName } from './permissions.ts';

/** Markup that no description may carry, whatever sanitised it. */
const FORBIDDEN_MARKUP =
  /<\s*(?:\/\s*)?(script|iframe|object|embed|style|svg|math|form|meta|link|base)[\s/>]/i;

/** The names of the fields that a change adds, changes or removes. */
export const changedFields = ({ before, after }: CheckedChange): string[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  names.delete('id');
  return [...names].filter(
    name =>
      before?.[name] !== after?.[name] &&
      (before?.[name] === undefined ||
        after?.[name] === undefined ||
        !sameValue(before[name], after[name])),
  );
};

/** Fields that may stay as an older system filled them, besides those that nobody can change. */
const STAYS: Partial<Record<ResourceName, readonly string[]>> = {
  business: ['businessName', 'businessEmail', 'isDeleted'],
  reports: ['targetId'],
};

/**
 * Fields that a record from before may lack: of an older system, where not everybody can fill them in, or
 * added since, which reading takes for null.
 */
const LEFT_OUT: Partial<Record<ResourceName, readonly string[]>> = {
  business: ['isSuperAdmin', 'isBusinessOwner', 'statusHistory'],
  products: ['weightGrams', 'lowStockThreshold', 'stockTotal'],
  productDetails: ['variantCosts'],
  reports: ['targetType'],
  requests: ['attachments', 'reply'],
};

/** Whether a field is as it was and may be so, although no record of today is made like that. */
const isForgiven = ({ resource, before, after }: CheckedChange, field: string) => {
  if (!before || !after || !sameValue(before[field], after[field])) return false;
  const stays = [...(IMMUTABLE_FIELDS[resource] ?? []), ...(STAYS[resource] ?? [])];
  return (
    stays.includes(field) ||
    (before[field] === undefined && (LEFT_OUT[resource] ?? []).includes(field))
  );
};

/** Refuses a record that its schema does not describe. Fields from before may stay as they are. */
export const checkShape = (change: CheckedChange): Refusal | null => {
  const { resource, after } = change;
  if (!after) return null;
  const { schema } = COLLECTIONS[resource];
  const unknown = changedFields(change).find(name => !Object.hasOwn(schema.shape, name));
  if (unknown) return invalid(`${resource} has no field "${unknown}"`, unknown);
  const parsed = schema.safeParse(after);
  const issue = parsed.error?.issues.find(
    ({ path: [field] }) => !isForgiven(change, String(field)),
  );
  if (issue) {
    const field = issue.path.join('.');
    return invalid(`${resource}.${field}: ${issue.message}`, field);
  }
  const { description } = after;
  if (
    resource === 'products' &&
    typeof description === 'string' &&
    FORBIDDEN_MARKUP.test(description)
  )
    return invalid('The description has markup that must not be stored', 'description');
  return null;
};
