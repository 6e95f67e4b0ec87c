import type { FileBucket, ListedFile } from './fileBucket.ts';

/** What tests see of files in memory beside a bucket's own functions. */
export interface MemoryBucket extends FileBucket {
  paths: () => string[];
  /** What was stored under a path. */
  contentOf: (path: string) => Uint8Array | undefined;
  /** Writes a file, in the place of what is there under its path. */
  put: (path: string, storedAt: Date) => void;
}

/** A bucket in memory: what tests give to functions. */
export const memoryBucket = (pageSize = 1000): MemoryBucket => {
  const files = new Map<string, ListedFile>();
  const contents = new Map<string, Uint8Array>();
  let generation = 0;
  const put: MemoryBucket['put'] = (path, storedAt) => {
    generation += 1;
    files.set(path, { path, storedAt, generation });
  };
  return {
    put,
    paths: () => [...files.keys()].sort(),
    contentOf: path => contents.get(path),
    save: async (path, content, contentType) => {
      const storedAt = new Date();
      const time = storedAt.toISOString();
      put(path, storedAt);
      contents.set(path, content);
      const file = {
        ...{ bucket: 'memory', fullPath: path, name: path.split('/').at(-1) ?? '' },
        ...{ size: content.byteLength, contentType, timeCreated: time, updated: time },
      };
      return { file, url: `https://storage.example/${encodeURIComponent(path)}` };
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
