import { useQueryClient } from '@tanstack/react-query';
import {
  type GetListParams,
  type GetListResult,
  type RaRecord,
  type UseGetListHookValue,
  useGetList,
} from 'ra-core';
import { useEffect, useState } from 'react';
import { useLiveSource } from './useLiveSource.ts';

/** Options of the live hooks. */
export interface LiveOptions {
  /** False stops listening. Default true. */
  enabled?: boolean;
}

/**
 * `useGetList` whose rows follow the database. What the server confirms goes into react-query's
 * cache, for the list and for its single records, so that every component that shows them follows,
 * and so that a refetch of the watched page costs no read. The total is as old as the cache of
 * totals.
 * @returns what `useGetList` returns, and the error of the subscription as `liveError`.
 */
export const useLiveList = <RecordType extends RaRecord = RaRecord>(
  resource: string,
  params: Partial<GetListParams> = {},
  { enabled = true }: LiveOptions = {},
): UseGetListHookValue<RecordType> & { liveError: Error | null } => {
  const {
    pagination = { page: 1, perPage: 25 },
    sort = { field: 'id', order: 'DESC' },
    filter = {},
    meta,
  } = params;
  const source = useLiveSource();
  const queryClient = useQueryClient();
  const list = useGetList<RecordType>(resource, { pagination, sort, filter, meta });
  const [liveError, setLiveError] = useState<Error | null>(null);
  // A page past the first is watched from where it was read: only once it has been.
  const isRead = list.data !== undefined && !list.isPlaceholderData;
  const request = JSON.stringify({ pagination, sort, filter, meta });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` stands for the objects in it, which are new at every render
  useEffect(() => {
    if (!enabled || !isRead) return undefined;
    const key = [resource, 'getList', { pagination, sort, filter, meta }];
    return source.watchList(
      resource,
      { pagination, sort, filter, meta },
      {
        next: rows => {
          setLiveError(null);
          queryClient.setQueryData<GetListResult<RaRecord>>(
            key,
            old => old && { ...old, data: rows },
          );
          for (const row of rows)
            queryClient.setQueryData([resource, 'getOne', { id: String(row.id), meta }], row);
        },
        error: setLiveError,
      },
    );
  }, [source, queryClient, resource, request, enabled, isRead]);

  return { ...list, liveError };
};
