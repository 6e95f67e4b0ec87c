import type { StatsScope } from '@/components/figures/useRollUps.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

/**
 * Whose figures and sales the products of the list have: an owner's own; who sees several businesses in one list
 * takes the platform's, which tell of every product, so that no business is read by itself.
 */
export const useListScope = (): StatsScope => {
  const { actor } = useAuth();
  return { businessId: actor.role === 'owner' ? actor.uid : null };
};
