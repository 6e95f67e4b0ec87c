import { isPlainObject, QueryError } from '../query/index.ts';

/** Firestore's limit for one document, in bytes. */
const MAX_DOCUMENT = 1_048_576;

/** Writes and bytes of one atomic request. The service takes 10 MiB, the emulator 4. */
export const MAX_COMMIT_WRITES = 500;
export const MAX_COMMIT_BYTES = 3_000_000;

const encoder = new TextEncoder();
const NAME_OVERHEAD = 32;

/**
 * About the size of a value as Firestore reckons it, in bytes.
 * Source: "Storage size calculations" in Firestore's documentation.
 */
export const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return encoder.encode(value).length + 1;
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + sizeOf(one), 8);
  if (!isPlainObject(value)) return 8;
  return Object.entries(value).reduce((sum, [name, one]) => sum + name.length + 1 + sizeOf(one), 8);
};

/**
 * The size of one write of a document.
 * @throws QueryError (400) for a document above Firestore's limit.
 */
export const writeSize = (path: string, data: Readonly<Record<string, unknown>>): number => {
  const size = path.length + NAME_OVERHEAD + sizeOf(data);
  if (size <= MAX_DOCUMENT) return size;
  throw new QueryError(
    `${path} has about ${Math.round(size / 1000)} kB; Firestore takes ${Math.round(MAX_DOCUMENT / 1000)} kB in a document: store the large part in Cloud Storage`,
    undefined,
    'invalid-write',
  );
};

/** Splits items into runs of at most `count` items and `bytes` bytes, in order. */
export const chunksOf = <T>(
  items: readonly T[],
  size: (item: T) => number,
  count: number,
  bytes = MAX_COMMIT_BYTES,
): T[][] => {
  const chunks: T[][] = [];
  let current: T[] = [];
  let filled = 0;
  for (const item of items) {
    const next = size(item);
    if (current.length > 0 && (current.length >= count || filled + next > bytes)) {
      chunks.push(current);
      current = [];
      filled = 0;
    }
    current.push(item);
    filled += next;
  }
  return current.length > 0 ? [...chunks, current] : chunks;
};
