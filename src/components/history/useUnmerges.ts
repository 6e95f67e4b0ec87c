import { useGetList } from 'ra-core';
import { unmergeEntriesAsked } from '@/domain/merge/mergeRows.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

/** A merge is taken back in an entry for each part of it. */
const PARTS = 100;

/** As many as one query compares with. */
const MOST = 30;

/** The entries that say which of some merges were taken back; nothing is read where there are none. */
export const useUnmerges = (
  merges: readonly AuditEntry[],
): { unmerges: AuditEntry[]; isLoading: boolean } => {
  const { actor } = useAuth();
  const { data, isLoading } = useGetList<AuditEntry>(
    'audit',
    {
      filter: unmergeEntriesAsked(merges.slice(0, MOST), actor),
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: PARTS },
      meta: { total: 'none' },
    },
    { enabled: merges.length > 0 },
  );
  return { unmerges: data ?? [], isLoading };
};
