import { type RaRecord, useEvent, useListContext, useNotify } from 'ra-core';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/**
 * Reads the selected records of the list in view; those on the page are not read again.
 * @returns a function that throws what reading throws, for what says so itself.
 */
export const useReadSelected = <T extends RaRecord>(resource: ResourceName) => {
  const { selectedIds, data = [] } = useListContext<T>();
  const { dataProvider } = useServices();
  return useEvent(async (): Promise<T[]> => {
    const known = new Map<string, T>(data.map(record => [String(record.id), record]));
    const others = selectedIds.map(String).filter(id => !known.has(id));
    const read =
      others.length > 0 ? (await dataProvider.getMany<T>(resource, { ids: others })).data : [];
    for (const record of read) known.set(String(record.id), record);
    return selectedIds.flatMap(id => known.get(String(id)) ?? []);
  });
};

/**
 * Reads the selected records of the list in view, as `useReadSelected` does.
 * @returns a function that resolves to null where they could not be read, which is said then.
 */
export const useSelectedRecords = <T extends RaRecord>(resource: ResourceName) => {
  const read = useReadSelected<T>(resource);
  const notify = useNotify();
  const errorText = useErrorText();
  return useEvent(async (): Promise<T[] | null> => {
    try {
      return await read();
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
      return null;
    }
  });
};
