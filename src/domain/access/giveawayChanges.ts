import { sameValue } from '../fieldChanges.ts';
import { listOf } from '../listOf.ts';
import type { CheckedRecord } from './authorizeWriteTypes.ts';

/** The fields that every change of a tracked record changes. */
export const TRACKING = ['auditId', 'version', 'updatedAt', 'updatedBy'];

/** A stored time in milliseconds; anything else is not a number. */
export const timeOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : Number.NaN;

/** The first of some fields that differs. */
export const changed = (
  before: CheckedRecord,
  after: CheckedRecord,
  fields: readonly string[],
): string | undefined => fields.find(field => !sameValue(before[field], after[field]));

/** The first field that differs beside those that an act changes. */
export const changedBeside = (
  before: CheckedRecord,
  after: CheckedRecord,
  fields: readonly string[],
): string | undefined =>
  changed(
    before,
    after,
    [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      field => !fields.includes(field),
    ),
  );

/** Whether a list has what it had, and one more; @returns that one. */
export const addedTo = (before: unknown, after: unknown): unknown => {
  const [old, now] = [listOf(before), listOf(after)];
  const isGrown = now.length === old.length + 1 && sameValue(now.slice(0, old.length), old);
  return isGrown ? now[old.length] : undefined;
};
