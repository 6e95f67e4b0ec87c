import type { FileBucket, ListedFile } from './fileBucket.ts';

/** What tests see of files in memory beside a bucket's own functions. */
export interface MemoryBucket extends FileBucket {
  paths: () => string[];
  /** Writes a file, in the place of what is there under its path. */
  put: (path: string, storedAt: Date) => void;
}

/** A bucket in memory: what tests give to functions. */
export const memoryBucket = (pageSize = 1000): MemoryBucket => {
  const files = new Map<string, ListedFile>();
  let generation = 0;
  return {
    paths: () => [...files.keys()].sort(),
    put: (path, storedAt) => {
      generation += 1;
      files.set(path, { path, storedAt, generation });
    },
    pages: async function* (after) {
      const all = [...files.values()]
        .filter(({ path }) => path.startsWith('business/') && (after === null || path > after))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      for (let at = 0; at < all.length; at += pageSize) yield all.slice(at, at + pageSize);
    },
    remove: async ({ path, generation: listed }) =>
      files.get(path)?.generation === listed && files.delete(path),
  };
};
