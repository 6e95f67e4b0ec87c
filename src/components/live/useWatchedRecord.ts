import type { RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** A record that is followed, in whatever state it is. */
export type WatchedRecord<T> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; error: Error }
  | { state: 'there'; record: T };

/** The caller names the record's type; the schema that the data provider read it by vouches for it. */
const vouchedFor = <T extends RaRecord>(_: RaRecord): _ is T => true;

/** Follows one record: what somebody else changes shows at once. One read, and one per change. */
export const useWatchedRecord = <T extends RaRecord>(
  resource: ResourceName,
  id: string | undefined,
): WatchedRecord<T> => {
  const { dataProvider } = useServices();
  const [watched, setWatched] = useState<{ id: string; value: WatchedRecord<T> } | null>(null);
  useEffect(
    function followRecord() {
      if (!id) return;
      return dataProvider.watchOne(resource, id, {
        next: record =>
          setWatched({
            id,
            value:
              record && vouchedFor<T>(record) ? { state: 'there', record } : { state: 'missing' },
          }),
        error: error => setWatched({ id, value: { state: 'failed', error } }),
      });
    },
    [dataProvider, resource, id],
  );
  if (!id) return { state: 'missing' };
  return watched?.id === id ? watched.value : { state: 'loading' };
};
