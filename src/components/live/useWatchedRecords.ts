import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { isPassing } from '@/domain/errors.ts';
import type { RecordOf } from '@/domain/records.ts';
import { isVersioned } from '@/providers/cache/cachedRecords.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** A record that is followed, in whatever state it is. */
export type WatchedRecord<T> =
  | { state: 'loading' }
  /** `last`: what it was while it was there. */
  | { state: 'missing'; last?: T }
  | { state: 'failed'; error: Error; last?: T; retry: () => void }
  | { state: 'there'; record: T };

const SEPARATOR = '\n';

const keyOf = (resource: ResourceName, id: string) => [resource, 'getOne', { id, meta: undefined }];

const isLater = (record: unknown, shown: unknown) =>
  isVersioned(record) && isVersioned(shown) && record.version > shown.version;

const lastOf = <T>(watched: WatchedRecord<T> | undefined): { last?: T } => {
  if (!watched || watched.state === 'loading') return {};
  if (watched.state === 'there') return { last: watched.record };
  return watched.last === undefined ? {} : { last: watched.last };
};

/**
 * Follows records: what somebody else changes shows at once, and so does what was written here. What
 * was read before, such as a row of a list, is shown until the first answer, and each answer is kept
 * for whoever reads next.
 */
export const useWatchedRecords = <R extends ResourceName>(
  resource: R,
  ids: readonly string[],
): WatchedRecord<RecordOf<R>>[] => {
  type T = RecordOf<R>;
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const [known, setKnown] = useState<ReadonlyMap<string, WatchedRecord<T>>>(new Map());
  // A listener that failed is over: only another one can bring the record.
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setKnown(before => new Map([...before].filter(([, { state }]) => state !== 'failed')));
    setAttempt(before => before + 1);
  }, []);
  const followed = ids.join(SEPARATOR);
  useEffect(
    function followRecords() {
      void attempt;
      const set = (id: string, next: (before?: WatchedRecord<T>) => WatchedRecord<T>) =>
        setKnown(before => {
          const key = `${resource}/${id}`;
          return new Map(before).set(key, next(before.get(key)));
        });
      const all = followed.split(SEPARATOR).filter(Boolean);
      const ends = all.map(id => {
        const queryKey = keyOf(resource, id);
        return dataProvider.watchOne(resource, id, {
          next: record => {
            if (record) queryClient.setQueryData(queryKey, record);
            else queryClient.removeQueries({ queryKey, exact: true });
            set(id, before =>
              record ? { state: 'there', record } : { state: 'missing', ...lastOf(before) },
            );
          },
          error: error => {
            const cached = queryClient.getQueryData<T>(queryKey);
            set(id, before => {
              const record = before?.state === 'there' ? before.record : !before && cached;
              // It is followed again by itself: what is typed beside it must not go meanwhile.
              if (record && isPassing(error)) return { state: 'there', record };
              return { state: 'failed', error, retry, ...lastOf(before) };
            });
          },
        });
      });
      const byHash = new Map(all.map(id => [hashKey(keyOf(resource, id)), id]));
      const takeLater = queryClient.getQueryCache().subscribe(({ type, query }) => {
        const id = type === 'updated' ? byHash.get(query.queryHash) : undefined;
        const record = id && queryClient.getQueryData<T>(keyOf(resource, id));
        if (!record) return;
        const key = `${resource}/${id}`;
        setKnown(before => {
          const shown = before.get(key);
          return shown?.state === 'there' && isLater(record, shown.record)
            ? new Map(before).set(key, { state: 'there', record })
            : before;
        });
      });
      return () => {
        takeLater();
        for (const end of ends) end();
      };
    },
    [dataProvider, queryClient, resource, followed, attempt, retry],
  );
  return ids.map(id => {
    const watched = known.get(`${resource}/${id}`);
    if (watched) return watched;
    const record = queryClient.getQueryData<T>(keyOf(resource, id));
    return record ? { state: 'there', record } : { state: 'loading' };
  });
};

/** Follows one record; `missing` where there is no id. */
export const useWatchedRecord = <R extends ResourceName>(
  resource: R,
  id: string | undefined,
): WatchedRecord<RecordOf<R>> => {
  const [watched] = useWatchedRecords(resource, id ? [id] : []);
  return watched ?? { state: 'missing' };
};
