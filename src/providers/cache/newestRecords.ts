import type { QueryClient } from '@tanstack/react-query';
import { COLLECTIONS } from '@/domain/collections.ts';
import { isVersioned, type Versioned } from './cachedRecords.ts';

const VERSIONED = new Set<unknown>(
  Object.entries(COLLECTIONS).flatMap(([resource, { tracked }]) => (tracked ? [resource] : [])),
);

/** The records in what the cache keeps of one read: one, many, a list, or pages of lists. */
const versionedIn = (cached: unknown): Versioned[] => {
  if (isVersioned(cached)) return [cached];
  if (Array.isArray(cached)) return cached.filter(isVersioned);
  if (typeof cached !== 'object' || cached === null) return [];
  if ('pages' in cached && Array.isArray(cached.pages)) return cached.pages.flatMap(versionedIn);
  return 'data' in cached && Array.isArray(cached.data) ? cached.data.filter(isVersioned) : [];
};

/**
 * Keeps single records as new as any read has brought them. Without this, a page or a form would
 * open with what it showed minutes ago beside a list that shows it as it is: react-admin hands
 * each row of a list to the record's own read, but only where that has none, and takes what was
 * there for fresh either way.
 * @returns what ends it.
 */
export const keepNewest = (queryClient: QueryClient): (() => void) =>
  queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    const [resource] = queryKey;
    if (!VERSIONED.has(resource)) return;
    for (const record of versionedIn(state.data)) {
      const key = [resource, 'getOne', { id: record.id }];
      const known = queryClient.getQueryData(key);
      if (!isVersioned(known) || known.version >= record.version) continue;
      queryClient.setQueryData(key, record, { updatedAt: state.dataUpdatedAt });
    }
  });
