import { MAX_AUDITED_RECORDS } from '../../audit.ts';

/** Limits of one commit, well below Firestore's 500 writes, 10 MiB a request, 1 MiB a document. */
const MAX_WRITES = 490;
const MAX_BYTES = 3_000_000;
const MAX_CHUNK_BYTES = 700_000;

/** Most products of one commit: as many as one audit entry covers. */
export const MAX_PRODUCTS = MAX_AUDITED_RECORDS;

/** What a product weighs in a commit. */
export interface Weight {
  writes: readonly unknown[];
  bytes: number;
  chunkBytes: number;
}

/**
 * Groups products into commits: at most 200 products, 490 writes, 3 MB, and no more to remember
 * than fits into the run's chunk. A product is never split; order is kept.
 * @param maxProducts asked before each product, where fewer suit the back end better.
 */
export function* batches<T extends Weight>(
  items: Iterable<T>,
  maxProducts: () => number = () => MAX_PRODUCTS,
): Generator<T[]> {
  let batch: T[] = [];
  let [writes, bytes, chunkBytes] = [0, 0, 0];
  for (const item of items) {
    const isFull =
      batch.length >= Math.min(maxProducts(), MAX_PRODUCTS) ||
      writes + item.writes.length > MAX_WRITES ||
      bytes + item.bytes > MAX_BYTES ||
      chunkBytes + item.chunkBytes > MAX_CHUNK_BYTES;
    if (isFull && batch.length > 0) {
      yield batch;
      batch = [];
      [writes, bytes, chunkBytes] = [0, 0, 0];
    }
    batch.push(item);
    writes += item.writes.length;
    bytes += item.bytes;
    chunkBytes += item.chunkBytes;
  }
  if (batch.length > 0) yield batch;
}
