/** How many rows may still be written before the disk is full; null while there is room. */
let left: number | null = null;

let isReady = false;

/** Puts itself before IndexedDB's writing, once. */
const prepare = () => {
  if (isReady) return;
  isReady = true;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function tearable(...args) {
    if (left !== null && left-- <= 0) throw new DOMException('No room', 'QuotaExceededError');
    return put.apply(this, args);
  };
};

/** Runs work of which the writing of the n-th row of IndexedDB fails, and all after it. */
export const tearing = async <T>(row: number, work: () => Promise<T>): Promise<T> => {
  prepare();
  left = row;
  try {
    return await work();
  } finally {
    left = null;
  }
};
