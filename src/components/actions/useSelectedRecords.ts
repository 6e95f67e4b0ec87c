import { type RaRecord, useListContext } from 'ra-core';
import { useCallback } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Reads the selected records of the list in view; those on the page are not read again. */
export const useSelectedRecords = <T extends RaRecord>(resource: ResourceName) => {
  const { selectedIds, data = [] } = useListContext<T>();
  const { dataProvider } = useServices();
  return useCallback(async (): Promise<T[]> => {
    const known = new Map<string, T>(data.map(record => [String(record.id), record]));
    const others = selectedIds.map(String).filter(id => !known.has(id));
    const read =
      others.length > 0 ? (await dataProvider.getMany<T>(resource, { ids: others })).data : [];
    for (const record of read) known.set(String(record.id), record);
    return selectedIds.flatMap(id => known.get(String(id)) ?? []);
  }, [selectedIds, data, dataProvider, resource]);
};
