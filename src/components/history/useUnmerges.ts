import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { readUnmerges } from '@/providers/history/readUnmerges.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** The entries that say which of some merges were taken back; nothing is read where there are none. */
export const useUnmerges = (
  merges: readonly AuditEntry[],
): { unmerges: AuditEntry[]; isLoading: boolean } => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { data, isLoading } = useQuery({
    queryKey: ['audit', 'unmerges', merges.map(({ id }) => id)],
    queryFn: () => readUnmerges(dataProvider, merges, actor),
    enabled: merges.length > 0,
    // What is known of the merges in view stays while more of them are shown.
    placeholderData: before => before,
  });
  return { unmerges: data ?? [], isLoading };
};
