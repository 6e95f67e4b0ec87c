import { useGetList } from 'ra-core';
import { useState } from 'react';
import type { Platform } from '@/domain/platforms.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';

const PAGE = 10;
const NONE: readonly ImportRun[] = [];

/** The latest runs of a platform into a business. */
export const useRuns = ({ businessId, platform }: { businessId: string; platform: Platform }) => {
  const [count, setCount] = useState(PAGE);
  const { data, error, isPending, refetch } = useGetList<ImportRun>('imports', {
    filter: { businessId, platform },
    sort: { field: 'startedAt', order: 'DESC' },
    pagination: { page: 1, perPage: count },
    meta: { total: 'none' },
  });
  const runs = data ?? NONE;
  return {
    runs,
    error,
    isPending,
    refetch,
    hasMore: runs.length === count,
    showMore: () => setCount(count + PAGE),
  };
};
