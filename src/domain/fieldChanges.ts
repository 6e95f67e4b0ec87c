import type { FieldChange } from './schemas/audit.ts';

/** Fields that change with every write and tell nobody anything. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'auditId',
  '_tokens',
]);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Whether two stored values are the same: dates by instant, maps and lists by content,
 * a missing field as an undefined one.
 */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every(key => sameValue(a[key], b[key]));
};

/** Those of some values that a record does not have yet. */
export const valuesThatDiffer = (
  stored: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !sameValue(stored[field], value)),
  );

/**
 * What changes when `changes` is laid over `before`: only fields whose value differs, without
 * bookkeeping. A missing value is told as null.
 */
export const fieldChanges = (
  before: Record<string, unknown>,
  changes: Record<string, unknown>,
): FieldChange[] =>
  Object.keys(changes)
    .filter(field => !BOOKKEEPING.has(field) && !sameValue(before[field], changes[field]))
    .map(field => ({ field, from: before[field] ?? null, to: changes[field] ?? null }));
