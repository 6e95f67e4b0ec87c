/** A moment, in milliseconds since 1970. */
export class Timestamp {
  constructor(readonly milliseconds: number) {}
}

/** A length of time, in milliseconds. */
export class Duration {
  constructor(readonly milliseconds: number) {}
}

/** The path of a document below `/databases/…/documents`, its parts joined by `/`. */
export class DocumentPath {
  constructor(readonly path: string) {}
}

/** Bytes, as hexadecimal digits. */
export class Bytes {
  constructor(readonly hex: string) {}
}

/** What `request.auth`, a document's data or a map literal is. */
export type RulesMap = ReadonlyMap<string, RulesValue>;

/** Fields of which only some are known, as of the documents that a query may find. */
export class PartialMap extends Map<string, RulesValue> {}

/** What an expression of the rules can be; whole numbers are bigint, others number. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly RulesValue[]
  | RulesMap
  | ReadonlySet<string>
  | Timestamp
  | Duration
  | DocumentPath
  | Bytes;

/** An evaluation that cannot go on: the rules' own kind of error, which denies. */
export class RulesError extends Error {}

export const isList = (value: RulesValue): value is readonly RulesValue[] => Array.isArray(value);
export const isMap = (value: RulesValue): value is RulesMap => value instanceof Map;
export const isSet = (value: RulesValue): value is ReadonlySet<string> => value instanceof Set;

/** Equal as the rules' `==` sees it: numbers by what they are, collections by what is in them. */
export const isEqual = (a: RulesValue, b: RulesValue): boolean => {
  if (typeof a === 'bigint' || typeof a === 'number')
    // biome-ignore lint/suspicious/noDoubleEquals: 1n and 1 are the same number, and only then
    return (typeof b === 'bigint' || typeof b === 'number') && a == b;
  if (a === b) return true;
  if (isList(a))
    return (
      isList(b) && a.length === b.length && a.every((item, at) => isEqual(item, b[at] ?? null))
    );
  if (isMap(a))
    return (
      isMap(b) &&
      a.size === b.size &&
      [...a].every(([key, value]) => b.has(key) && isEqual(value, b.get(key) ?? null))
    );
  if (isSet(a)) return isSet(b) && a.size === b.size && [...a].every(key => b.has(key));
  if (a instanceof Timestamp) return b instanceof Timestamp && a.milliseconds === b.milliseconds;
  if (a instanceof Duration) return b instanceof Duration && a.milliseconds === b.milliseconds;
  if (a instanceof DocumentPath) return b instanceof DocumentPath && a.path === b.path;
  if (a instanceof Bytes) return b instanceof Bytes && a.hex === b.hex;
  return false;
};

/** Less than nothing, nothing or more, by which is greater; NaN beside NaN. @throws RulesError for unlike kinds. */
export const compare = (a: RulesValue, b: RulesValue): number => {
  if (a instanceof Timestamp && b instanceof Timestamp) return a.milliseconds - b.milliseconds;
  if (a instanceof Duration && b instanceof Duration) return a.milliseconds - b.milliseconds;
  const areNumbers =
    (typeof a === 'bigint' || typeof a === 'number') &&
    (typeof b === 'bigint' || typeof b === 'number');
  const areTexts = typeof a === 'string' && typeof b === 'string';
  if (!areNumbers && !areTexts) throw new RulesError('These cannot be compared');
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.NaN;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Whether `value is type`. @throws RulesError for a type that is not known here. */
export const isOfType = (value: RulesValue, type: string): boolean => {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'bool':
      return typeof value === 'boolean';
    case 'int':
      return typeof value === 'bigint';
    case 'float':
      return typeof value === 'number';
    case 'number':
      return typeof value === 'bigint' || typeof value === 'number';
    case 'list':
      return isList(value);
    case 'map':
      return isMap(value);
    case 'timestamp':
      return value instanceof Timestamp;
    case 'duration':
      return value instanceof Duration;
    case 'path':
      return value instanceof DocumentPath;
    default:
      throw new RulesError(`The type ${type} is not known`);
  }
};
