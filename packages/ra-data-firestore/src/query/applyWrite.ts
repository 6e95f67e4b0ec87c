import { ConflictError, type ConflictReason, QueryError } from './errors.ts';
import type { StoredRecord } from './types.ts';
import { equalValues, getPath, isPlainObject } from './values.ts';
import { type FieldOperation, isFieldOperation, type Precondition, type Write } from './writes.ts';

/** How a back end reads preconditions. */
export interface ApplyOptions {
  /** The field that holds a record's version. */
  versionField?: string;
}

const NOTHING = Symbol('no value');

const union = (stored: readonly unknown[], values: readonly unknown[]) => {
  const list = [...stored];
  for (const value of values) if (!list.some(one => equalValues(one, value))) list.push(value);
  return list;
};

const operate = (stored: unknown, operation: FieldOperation, now: Date): unknown => {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  switch (operation.$op) {
    case 'serverTime':
      return now;
    case 'increment':
      return (typeof stored === 'number' ? stored : 0) + operation.by;
    case 'deleteField':
      return NOTHING;
    case 'arrayUnion':
      return union(list, operation.values);
    case 'arrayRemove':
      return list.filter(one => !operation.values.some(value => equalValues(one, value)));
  }
};

const plain = (value: unknown, path: string): unknown => {
  if (isFieldOperation(value))
    throw new QueryError(
      `"${path}": ${value.$op} cannot be inside a list or be removed inside a map; name the field by its dotted path`,
      path,
      'invalid-write',
    );
  if (Array.isArray(value))
    return value.filter(one => one !== undefined).map(one => plain(one, path));
  return isPlainObject(value) ? mapOf(value, path, plain) : value;
};

const mapOf = (
  value: Readonly<Record<string, unknown>>,
  path: string,
  each: (value: unknown, path: string) => unknown,
) => {
  const map: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value))
    if (inner !== undefined) map[name] = each(inner, `${path}.${name}`);
  return map;
};

/** A map that is written replaces the stored one, so operations inside it start from nothing. */
const resolve = (value: unknown, stored: unknown, now: Date, path: string): unknown => {
  if (isFieldOperation(value)) return operate(stored, value, now);
  if (!isPlainObject(value)) return plain(value, path);
  return mapOf(value, path, (inner, at) =>
    isFieldOperation(inner) && inner.$op === 'deleteField'
      ? plain(inner, at)
      : resolve(inner, undefined, now, at),
  );
};

const putPath = (
  record: Readonly<Record<string, unknown>>,
  path: readonly string[],
  value: unknown,
  now: Date,
): Record<string, unknown> => {
  const [name = '', ...rest] = path;
  const stored = record[name];
  const next =
    rest.length === 0
      ? resolve(value, stored, now, name)
      : putPath(isPlainObject(stored) ? stored : {}, rest, value, now);
  if (next !== NOTHING) return { ...record, [name]: next };
  const { [name]: _gone, ...left } = record;
  return left;
};

const updated = (record: StoredRecord, data: Readonly<Record<string, unknown>>, now: Date) => {
  let next: Record<string, unknown> = record;
  for (const [path, value] of Object.entries(data))
    if (value !== undefined) next = putPath(next, path.split('.'), value, now);
  return next;
};

const written = (write: { data: Readonly<Record<string, unknown>> }, now: Date) => {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(write.data)) {
    if (isFieldOperation(value) && value.$op === 'deleteField')
      throw new QueryError(`"${name}": deleteField is for updates only`, name, 'invalid-write');
    if (value !== undefined) fields[name] = resolve(value, undefined, now, name);
  }
  return fields;
};

/**
 * Holds a write's conditions against the stored record.
 * @throws ConflictError: 409 with the stored record, 404 where an update finds none.
 */
export const checkPrecondition = (
  record: StoredRecord | undefined,
  write: Write,
  { versionField = 'version' }: ApplyOptions = {},
): void => {
  const fail = (reason: ConflictReason) => {
    throw new ConflictError(reason, write.collection, write.id, record ?? null);
  };
  const { exists, version, fields }: Precondition =
    write.type === 'create' ? { exists: false } : (write.precondition ?? {});
  if (exists === false && record) fail('exists');
  const isExpected = exists === true || version !== undefined || fields !== undefined;
  if (!record && (isExpected || write.type === 'update')) fail('missing');
  if (!record) return;
  const stored = record[versionField];
  if (version !== undefined && (typeof stored === 'number' ? stored : 0) !== version)
    fail('version');
  const names = Object.keys(fields ?? {});
  if (names.some(name => !equalValues(getPath(record, name) ?? null, fields?.[name] ?? null)))
    fail('version');
};

/**
 * What a write makes of the stored record, as Firestore would: undefined where it is gone. Changes
 * neither argument.
 * @param now the time that `serverTime()` stands for.
 * @throws ConflictError where a precondition does not hold.
 */
export const applyWrite = (
  record: StoredRecord | undefined,
  write: Write,
  now: Date,
  options: ApplyOptions = {},
): StoredRecord | undefined => {
  checkPrecondition(record, write, options);
  if (write.type === 'delete') return undefined;
  if (write.type === 'update' && record)
    return { ...updated(record, write.data, now), id: write.id };
  return { ...written(write, now), id: write.id };
};
