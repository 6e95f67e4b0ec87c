import { type RaRecord, useGetList } from 'ra-core';
import type { Filter } from '@/providers/types.ts';

/** How many records suggestions are taken from. */
export const LATEST_READ = 50;

/** How long suggestions stay good, in milliseconds. */
const FRESH = 300_000;

/** The records that were changed last, to suggest from; undefined until they are read. */
export const useLatestRecords = <T extends RaRecord>(
  resource: string,
  filter: Filter,
  enabled: boolean,
): readonly T[] | undefined =>
  useGetList<T>(
    resource,
    {
      filter,
      sort: { field: 'updatedAt', order: 'DESC' },
      pagination: { page: 1, perPage: LATEST_READ },
      meta: { total: 'none' },
    },
    { enabled, staleTime: FRESH },
  ).data;
