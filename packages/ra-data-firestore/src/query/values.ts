/** Whether a value is a plain object (a Firestore map), not a class instance. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The value at a dotted path; undefined where any part of it is missing. */
export const getPath = (record: Readonly<Record<string, unknown>>, path: string): unknown => {
  let value: unknown = record;
  for (const key of path.split('.')) {
    if (!isPlainObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
};

const surrogateLast = (unit: number) =>
  unit >= 0xd800 && unit <= 0xdfff ? unit + 0x2000 : unit >= 0xe000 ? unit - 0x800 : unit;

/** Compares as Firestore does: by UTF-8 bytes, so by code point, not by UTF-16 unit. */
export const compareStrings = (a: string, b: string): number => {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return surrogateLast(left) - surrogateLast(right);
  }
  return a.length - b.length;
};

/** Firestore's order of types (null, boolean, number, date, text, bytes, array, map). */
export const typeOrder = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (value instanceof Date) return 3;
  if (typeof value === 'string') return 4;
  if (value instanceof Uint8Array) return 5;
  if (Array.isArray(value)) return 6;
  return 7;
};

const compareNumbers = (a: number, b: number) => {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
};

const compareLists = (a: ArrayLike<unknown>, b: ArrayLike<unknown>): number => {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const order = compareValues(a[index], b[index]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
};

const sortedEntries = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([a], [b]) => compareStrings(a, b));

/**
 * Firestore's total order over stored values. `undefined` counts as null.
 * Source: the order of value types in Firestore's documentation ("Data types").
 */
export const compareValues = (a: unknown, b: unknown): number => {
  const types = typeOrder(a) - typeOrder(b);
  if (types !== 0) return types;
  if (typeof a === 'boolean') return Number(a) - Number(b);
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (a instanceof Date && b instanceof Date) return compareNumbers(a.getTime(), b.getTime());
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return compareLists(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b);
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null)
    return compareLists(sortedEntries(a), sortedEntries(b));
  return 0;
};

/** Whether Firestore holds two values for equal. */
export const equalValues = (a: unknown, b: unknown) => compareValues(a, b) === 0;
