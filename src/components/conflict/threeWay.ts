import { sameValue } from '@/domain/fieldChanges.ts';

/** A field that two people changed to different values. */
export interface FieldConflict<K extends string = string> {
  field: K;
  original: unknown;
  theirs: unknown;
  mine: unknown;
}

/** What comes of two edits of one record: fields that merge by themselves, and those that do not. */
export interface ThreeWay<T extends object> {
  /** Theirs, with my changes to fields that they left alone. */
  merged: T;
  conflicts: FieldConflict<keyof T & string>[];
}

/** Two edits of one record, compared. */
export interface Comparison<T> {
  theirs: T;
  mine: T;
  /** Fields that both changed to different values. */
  conflicts: readonly FieldConflict[];
  /** The values once the fields of `keepMine` are mine and the other conflicts theirs. */
  resolve: (keepMine: ReadonlySet<string>) => T;
}

const keysOf = <T extends object>(value: T): (keyof T & string)[] =>
  Object.keys(value).filter((key): key is keyof T & string => key in value);

/**
 * Merges two edits of the same original: a field that only one side changed takes that side's
 * value, a field that both changed alike is no conflict, the rest are told field by field.
 */
export const threeWay = <T extends object>(original: T, theirs: T, mine: T): ThreeWay<T> => {
  const merged = { ...theirs };
  const conflicts: ThreeWay<T>['conflicts'] = [];
  for (const field of keysOf(mine)) {
    if (sameValue(mine[field], original[field]) || sameValue(mine[field], theirs[field])) continue;
    if (sameValue(theirs[field], original[field])) merged[field] = mine[field];
    else {
      conflicts.push({
        field,
        original: original[field],
        theirs: theirs[field],
        mine: mine[field],
      });
    }
  }
  return { merged, conflicts };
};

/** @returns `merged` with the fields that I keep set to mine. */
export const applyChoices = <T extends object>(
  merged: T,
  mine: T,
  keepMine: ReadonlySet<string>,
): T => {
  const result = { ...merged };
  for (const field of keysOf(mine)) if (keepMine.has(field)) result[field] = mine[field];
  return result;
};

/** Compares two edits of the same original, field by field. */
export const compareValues = <T extends object>(original: T, theirs: T, mine: T): Comparison<T> => {
  const { merged, conflicts } = threeWay(original, theirs, mine);
  return {
    theirs,
    mine,
    conflicts,
    resolve: keepMine => applyChoices(merged, mine, keepMine),
  };
};
