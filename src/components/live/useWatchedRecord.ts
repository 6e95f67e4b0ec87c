import type { RaRecord } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** A record that is followed, in whatever state it is. */
export type WatchedRecord<T> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; error: Error; retry: () => void }
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
  // A listener that failed is over: only another one can bring the record.
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setWatched(null);
    setAttempt(before => before + 1);
  }, []);
  useEffect(
    function followRecord() {
      void attempt;
      if (!id) return;
      return dataProvider.watchOne(resource, id, {
        next: record =>
          setWatched({
            id,
            value:
              record && vouchedFor<T>(record) ? { state: 'there', record } : { state: 'missing' },
          }),
        error: error => setWatched({ id, value: { state: 'failed', error, retry } }),
      });
    },
    [dataProvider, resource, id, attempt, retry],
  );
  if (!id) return { state: 'missing' };
  return watched?.id === id ? watched.value : { state: 'loading' };
};
