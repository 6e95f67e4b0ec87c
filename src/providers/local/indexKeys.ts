/** A value IndexedDB can index. */
export type IndexKey = number | string | Date | Uint8Array<ArrayBuffer>;

const NULL = Number.NEGATIVE_INFINITY;
const FALSE = -Number.MAX_VALUE;
const TRUE = -1.7976931348623155e308;
const NOT_A_NUMBER = -1.7976931348623153e308;

/**
 * IndexedDB compares text by UTF-16 units, Firestore by code points: surrogates go behind the
 * rest of the basic plane, and both orders are one.
 */
const byCodePoint = (value: string) =>
  /[\ud800-\uffff]/.test(value)
    ? value.replace(/[\ud800-\uffff]/g, unit => {
        const code = unit.charCodeAt(0);
        return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
      })
    : value;

/**
 * The key under which a stored value is indexed, in Firestore's order of values. Null and booleans
 * have no key of their own in IndexedDB and take the lowest numbers, which no field holds.
 * @returns undefined for lists, maps and missing values, which are not indexed.
 */
export const indexKey = (value: unknown): IndexKey | undefined => {
  if (value === null) return NULL;
  if (value === false) return FALSE;
  if (value === true) return TRUE;
  if (typeof value === 'number') return Number.isNaN(value) ? NOT_A_NUMBER : value;
  if (typeof value === 'string') return byCodePoint(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value;
  return undefined;
};

/** The key of an element of an array field within a collection: text, the type first. */
export const elementKey = (collection: string, value: unknown): string =>
  // Whatever else an object is, its own `toString` need not be a function.
  `${collection}\u0000${typeof value}:${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
