import { z } from 'zod';

/** Firestore nests no deeper; what does was not stored by it. */
const DEEPEST = 20;

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * A value as an audit entry may hold it: nothing, texts, numbers, truths, times, lists and maps of
 * them. Anything else that a database can store (references, bytes, places) becomes null: no field
 * of ours holds it, so only a forged entry does.
 */
const readable = (value: unknown, depth: number): unknown => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map(item => readable(item, depth + 1));
  if (!isPlain(value)) return null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, readable(inner, depth + 1)]),
  );
};

/** One side of a change, whatever somebody stored there. */
export const auditValue = z.unknown().transform(value => readable(value, 0));
