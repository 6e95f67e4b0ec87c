import type { Digest } from './readStore.ts';

/** What became of one record. */
export interface StoreChange {
  path: string;
  group: string;
  what: 'created' | 'changed' | 'deleted';
  /** Version before and after; 0 where there is none. */
  versions: readonly [number, number];
}

/** The records that differ between two states of the store, by path. */
export const changesBetween = (before: Digest, after: Digest): StoreChange[] => {
  const changes: StoreChange[] = [];
  for (const [path, { group, hash, version }] of after) {
    const was = before.get(path);
    if (was?.hash === hash) continue;
    const what = was ? 'changed' : 'created';
    changes.push({ path, group, what, versions: [was?.version ?? 0, version] });
  }
  for (const [path, { group, version }] of before)
    if (!after.has(path)) changes.push({ path, group, what: 'deleted', versions: [version, 0] });
  return changes.sort((a, b) => a.path.localeCompare(b.path));
};
