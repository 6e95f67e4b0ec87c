import { deleteField, equalValues, isFieldOperation, isPlainObject } from '../query/index.ts';

/** One changed field: its path, name by name, and its new value. */
export interface FieldChange {
  path: readonly string[];
  value: unknown;
}

const same = (a: unknown, b: unknown) =>
  a === b || (a !== null && b !== null && a !== undefined && b !== undefined && equalValues(a, b));

const changesOf = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: readonly string[],
  removes: boolean,
): FieldChange[] =>
  Object.entries(after).flatMap(([name, value]) => {
    const at = [...path, name];
    const old = before[name];
    if (value === undefined)
      return removes && old !== undefined ? [{ path: at, value: deleteField() }] : [];
    if (isPlainObject(value) && isPlainObject(old) && !isFieldOperation(value)) {
      // A name that is gone from a map is gone from the record; at the top it was not in the form.
      const gone = Object.fromEntries(Object.keys(old).map(key => [key, undefined]));
      return changesOf(old, { ...gone, ...value }, at, removes);
    }
    return same(old, value) ? [] : [{ path: at, value }];
  });

/**
 * The fields of `after` that differ from `before`, maps name by name, so that a save touches only
 * what was edited. Fields that `after` does not name are left alone.
 * @param undefinedValues what `undefined`, or a name gone from a map, does: delete the field, or nothing.
 */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  undefinedValues: 'delete' | 'ignore' = 'delete',
): FieldChange[] => {
  const { id: _id, ...fields } = after;
  return changesOf(before, fields, [], undefinedValues === 'delete');
};
