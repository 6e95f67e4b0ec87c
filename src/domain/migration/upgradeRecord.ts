import type { ResourceName } from '../access/permissions.ts';
import { COLLECTIONS } from '../collections.ts';
import { sameValue } from '../fieldChanges.ts';
import type { StoredFields } from './fields.ts';
import type { UpgradeContext } from './step.ts';
import { SCHEMA_STEPS } from './steps.ts';

/** What is changed of one document, and why. */
export interface Upgrade {
  /** The fields to store; none where it is as it should be. */
  set: Record<string, unknown>;
  /** Why each of them is. */
  reasons: Record<string, string>;
  /** Fields that do not fit even so: somebody has to fill them in. */
  left: string[];
}

const versionOf = (stored: StoredFields) =>
  typeof stored.version === 'number' && Number.isInteger(stored.version) && stored.version > 0
    ? stored.version
    : 0;

/**
 * What brings a stored document to the schema of today. Fields that no schema knows stay; nothing that
 * somebody wrote is lost but for its kind. Of what it gives, the same again gives nothing.
 * @param from the schema version that its collection has; steps that may not be done twice begin there.
 */
export const upgradeRecord = (
  resource: ResourceName,
  stored: StoredFields,
  context: UpgradeContext,
  from = 0,
): Upgrade => {
  const { schema, tracked } = COLLECTIONS[resource];
  const steps = (SCHEMA_STEPS[resource] ?? []).filter(({ to, again }) => again || to > from);
  let now: Record<string, unknown> = { ...stored };
  const reasons: Record<string, string> = {};
  for (const part of steps.flatMap(({ parts }) => parts))
    for (const { field, value, reason } of part(now, context)) {
      if (value === undefined || sameValue(now[field], value)) continue;
      now = { ...now, [field]: value };
      reasons[field] ??= reason;
    }
  const changed = Object.keys(reasons).filter(field => !sameValue(now[field], stored[field]));
  const set = Object.fromEntries(changed.map(field => [field, now[field]]));
  if (tracked && (changed.length > 0 || versionOf(stored) === 0)) {
    set.version = versionOf(stored) + 1;
    reasons.version = versionOf(stored) === 0 ? 'had none' : 'a change';
  }
  const read = schema.safeParse({ ...now, ...set, id: 'id' });
  const problems = read.success ? [] : read.error.issues.map(({ path }) => String(path[0]));
  return {
    set,
    reasons: Object.fromEntries(
      Object.keys(set).map(field => [field, reasons[field] ?? 'a change']),
    ),
    left: [...new Set(problems)].sort(),
  };
};
