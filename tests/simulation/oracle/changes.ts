import { isDeepStrictEqual } from 'node:util';
import type { Fields, Stored } from '../worlds/world.ts';

/** What became of one record. */
export interface Change {
  path: string;
  /** Undefined where it was not there. */
  before: Fields | undefined;
  /** Undefined where it is gone. */
  after: Fields | undefined;
}

/** What became of records, by path. */
export type Changes = ReadonlyMap<string, Change>;

/** Fields that every write sets, of which nobody is told. */
const BOOKKEEPING = new Set([
  ...['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'auditId', '_tokens'],
]);

/** Whether two stored values are the same; a missing one is as good as null. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a ?? null, b ?? null);

/** The records that differ between two states. */
export const changesBetween = (before: Stored, after: Stored): Changes => {
  const changes = new Map<string, Change>();
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const change = { path, before: before.get(path), after: after.get(path) };
    const isKept = change.before === change.after;
    if (!isKept && !isDeepStrictEqual(change.before, change.after)) changes.set(path, change);
  }
  return changes;
};

/** The fields in which a record changed, without bookkeeping. */
export const changedFields = ({ before, after }: Omit<Change, 'path'>): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    field => !BOOKKEEPING.has(field) && !isSame(before?.[field], after?.[field]),
  );

/** The parts of a record's path: `products/p1/private/owner`. */
export const partsOf = (path: string) => {
  const [top = '', id = '', nested = null, nestedId = null] = path.split('/');
  return { top, id, nested, nestedId };
};

/** The version that a stored record has; 0 where there is none. */
export const versionOf = (fields: Fields | undefined): number =>
  typeof fields?.version === 'number' ? fields.version : 0;

/** A field that holds a list. */
export const listIn = (fields: Fields | undefined, field: string): readonly unknown[] => {
  const value = fields?.[field];
  return Array.isArray(value) ? value : [];
};

/**
 * What tells a record from what it becomes later: its version, and when it was made, since what is
 * deleted and made anew under the same id has the same versions again. Of nothing: version 0.
 */
export const asRead = (fields: Fields | null | undefined): Fields => ({
  version: versionOf(fields ?? undefined),
  ...(fields?.createdAt instanceof Date && { createdAt: fields.createdAt }),
});

/** Whether a record is still as it was read. */
export const isAsRead = (stored: Fields | undefined, { version, ...fields }: Fields): boolean =>
  versionOf(stored) === version &&
  Object.keys(fields).every(name => isSame(stored?.[name], fields[name]));
