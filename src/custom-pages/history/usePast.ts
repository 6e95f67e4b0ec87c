import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planRestore } from '@/domain/history/restorePlan.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { readTrail } from '@/providers/history/readTrail.ts';
import { compareWithPast } from '@/providers/history/restoreTo.ts';
import { readBusinesses } from '@/providers/history/takeBackSteps.ts';
import { STALE_TIME } from '@/providers/queryClient.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { reviewRows } from './reviewRows.ts';

/**
 * Compares a business's products with a moment, with the count of changes read and a way to stop.
 * @param ids only these products; all of them where null.
 */
export const usePast = (businessId: string, at: Date, ids: readonly string[] | null) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const [read, setRead] = useState(0);
  const queryKey = ['audit', 'past', businessId, at.toISOString(), ids];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const trail = await readTrail(dataProvider, {
        ...{ businessId, since: at, actor, ids, signal, onProgress: setRead },
      });
      if (trail.capped) return { capped: true as const };
      const past = await compareWithPast(dataProvider, { businessId }, trail, {
        signal,
        ids: ids ? new Set(ids) : undefined,
      });
      const businesses = await readBusinesses(dataProvider, past.products);
      // What history does not reach all the way is shown, with the reason, and left.
      const sure = past.products.filter(({ gap }) => gap === null);
      const plan = planRestore(sure, { businesses, products: past.known }, actor);
      const reviewed = past.products.map(product => ({
        ...product,
        why: product.gap ? [product.gap] : [],
      }));
      return { capped: false as const, rows: reviewRows(reviewed, plan), known: past.known };
    },
    // What is compared is large: it is held as long as it counts as new.
    gcTime: STALE_TIME,
  });
  const cancel = () => void queryClient.cancelQueries({ queryKey });
  return { ...query, read, cancel };
};
