import { isPlainObject } from './values.ts';

/** A value that the back end works out when it writes; plain data, so it can be cloned and stored. */
export type FieldOperation =
  | { readonly $op: 'serverTime' }
  | { readonly $op: 'increment'; readonly by: number }
  | { readonly $op: 'deleteField' }
  | { readonly $op: 'arrayUnion'; readonly values: readonly unknown[] }
  | { readonly $op: 'arrayRemove'; readonly values: readonly unknown[] };

/** The time at which the back end applies the write. */
export const serverTime = (): FieldOperation => ({ $op: 'serverTime' });

/** The stored number plus `by`; `by` where no number is stored. */
export const increment = (by: number): FieldOperation => ({ $op: 'increment', by });

/** Removes the field. Only in updates. */
export const deleteField = (): FieldOperation => ({ $op: 'deleteField' });

/** The stored array with those values added that it lacks. */
export const arrayUnion = (...values: readonly unknown[]): FieldOperation => ({
  $op: 'arrayUnion',
  values,
});

/** The stored array without those values. */
export const arrayRemove = (...values: readonly unknown[]): FieldOperation => ({
  $op: 'arrayRemove',
  values,
});

const OPERATIONS = new Set(['serverTime', 'increment', 'deleteField', 'arrayUnion', 'arrayRemove']);

/** Whether a value is one of the operations above. */
export const isFieldOperation = (value: unknown): value is FieldOperation =>
  isPlainObject(value) && typeof value.$op === 'string' && OPERATIONS.has(value.$op);

/** What must hold of the stored record, or nothing of the whole commit is written. */
export interface Precondition {
  exists?: boolean;
  /** The value of the record's version field as it was read; 0 where it has no number there. */
  version?: number;
  /**
   * Fields, by dotted path, that still have these values: what was deleted and made anew under the same id can have
   * the version that was read, and is another record.
   */
  fields?: Readonly<Record<string, unknown>>;
}

interface Target {
  /** The path of the collection: `products`, `giveaways/g1/entries`. */
  collection: string;
  id: string;
}

/** Field values by name. In updates a dotted name is a path into a map. */
export type WriteData = Readonly<Record<string, unknown>>;

/**
 * One write of a commit, the same for every back end.
 * - `create` fails where the record exists;
 * - `set` replaces the whole record or creates it;
 * - `update` changes the given fields and fails where the record is missing;
 * - `delete` removes the record, or does nothing where there is none.
 *
 * `undefined` in `data` means: leave the field alone.
 */
export type Write =
  | (Target & { type: 'create'; data: WriteData })
  | (Target & { type: 'set'; data: WriteData; precondition?: Precondition })
  | (Target & { type: 'update'; data: WriteData; precondition?: Precondition })
  | (Target & { type: 'delete'; precondition?: Precondition });
