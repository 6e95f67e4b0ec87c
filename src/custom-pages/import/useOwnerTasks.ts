import { useQuery } from '@tanstack/react-query';
import {
  isWorthAsking,
  type OwnerTaskStanding,
  ownerTaskStanding,
  unreadStanding,
} from '@/domain/functions/ownerTaskStanding.ts';
import type { OwnerTask } from '@/domain/schemas/ownerTask.ts';
import type { AskOwnerTask } from '@/providers/askOwnerTask.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** What functions can be asked of. */
export interface AskableTasks {
  standing: OwnerTaskStanding;
  /** Null where it is known that nobody would answer. */
  ask: AskOwnerTask | null;
}

/**
 * Whether functions can be asked for something, by the sign that they left: a read, once for the whole import.
 * @param wanted whether anything is to be asked for; without it nothing is read.
 * @returns null where there are none, and until that is known.
 */
export const useOwnerTasks = (kind: OwnerTask['kind'], wanted: boolean): AskableTasks | null => {
  const { ownerTasks } = useServices();
  const { data, error } = useQuery({
    queryKey: ['ownerTaskSign'],
    enabled: wanted && ownerTasks !== undefined,
    // What an import writes says nothing of functions: it is not read again because of it.
    staleTime: 'static',
    retry: false,
    queryFn: async () => ({ sign: (await ownerTasks?.sign()) ?? null }),
  });
  if (!wanted || !ownerTasks || (!data && !error)) return null;
  const standing = data ? ownerTaskStanding(kind, data.sign) : unreadStanding(error);
  if (standing === 'none') return null;
  return { standing, ask: isWorthAsking(standing) ? ownerTasks.ask : null };
};
