import { useQueryClient } from '@tanstack/react-query';
import { type GetOneParams, type RaRecord, type UseGetOneHookValue, useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import type { CallMeta } from '../options.ts';
import type { LiveOptions } from './useLiveList.ts';
import { useLiveSource } from './useLiveSource.ts';

const isMeta = (meta: unknown): meta is CallMeta => typeof meta === 'object' && meta !== null;

/**
 * `useGetOne` whose record follows the database, in react-query's cache.
 * @returns what `useGetOne` returns, `isDeleted` once the record is gone, and the error of the
 * subscription as `liveError`.
 */
export const useLiveRecord = <RecordType extends RaRecord = RaRecord>(
  resource: string,
  params: GetOneParams<RecordType>,
  { enabled = true }: LiveOptions = {},
): UseGetOneHookValue<RecordType> & { isDeleted: boolean; liveError: Error | null } => {
  const { id, meta } = params;
  const source = useLiveSource();
  const queryClient = useQueryClient();
  const one = useGetOne<RecordType>(resource, params);
  const [liveError, setLiveError] = useState<Error | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const metaKey = JSON.stringify(meta);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `metaKey` stands for `meta`, which is new at every render
  useEffect(() => {
    if (!enabled || id === undefined || id === null) return undefined;
    setDeleted(false);
    return source.watchOne(
      resource,
      String(id),
      {
        next: record => {
          setLiveError(null);
          setDeleted(record === null);
          if (record)
            queryClient.setQueryData([resource, 'getOne', { id: String(id), meta }], record);
        },
        error: setLiveError,
      },
      isMeta(meta) ? meta : undefined,
    );
  }, [source, queryClient, resource, id, metaKey, enabled]);

  return { ...one, isDeleted, liveError };
};
