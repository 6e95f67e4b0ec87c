import type { QueryClient } from '@tanstack/react-query';
import { applyWrite } from 'ra-data-firestore/query';
import { COLLECTIONS } from '@/domain/collections.ts';
import type { Write } from '@/domain/write.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { isVersioned, mapRecords } from './cachedRecords.ts';

type Update = Extract<Write, { type: 'update' }>;

const isUpdate = (write: Write): write is Update =>
  write.type === 'update' && write.precondition?.version !== undefined;

/** Takes over what was written to the records that are in the cache as they were before. */
const showWritten = (queryClient: QueryClient, writes: readonly Write[]): void => {
  const now = new Date();
  for (const [resource, { group }] of Object.entries(COLLECTIONS)) {
    const updates = writes.filter(isUpdate).filter(({ collection }) => collection === group);
    if (updates.length === 0) continue;
    const byId = new Map(updates.map(update => [update.id, update]));
    queryClient.setQueriesData({ queryKey: [resource] }, (cached: unknown) => {
      let isChanged = false;
      const after = mapRecords(cached, record => {
        const update = isVersioned(record) ? byId.get(record.id) : undefined;
        if (!isVersioned(record) || record.version !== update?.precondition?.version) return record;
        isChanged = true;
        return applyWrite({ ...record }, { ...update, precondition: undefined }, now);
      });
      return isChanged ? after : undefined;
    });
  }
};

/**
 * A data provider whose commits show in what was read before: whoever is told that something is
 * done sees it done, while it is read anew.
 */
export const showingCommits = <T extends Pick<BackOfficeDataProvider, 'commit'>>(
  dataProvider: T,
  queryClient: QueryClient,
): T => ({
  ...dataProvider,
  commit: async writes => {
    await dataProvider.commit(writes);
    showWritten(queryClient, writes);
  },
});
