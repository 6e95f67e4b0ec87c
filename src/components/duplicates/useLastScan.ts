import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '@/providers/AuthContext.tsx';
import { type Scan, savedScan } from './savedScan.ts';

/** The key of the last search in the cache of this session. */
export const SCAN_KEY = ['duplicates', 'scan'];

/**
 * What is kept on this device is never stale, so that what invalidates the cache does not bring back
 * what was there before; it is not forgotten, and needs no network. It is not compared with what it replaces: of a search among 100,000 products that would stop the page.
 */
export const ON_THIS_DEVICE = {
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  structuralSharing: false,
} as const;

/** The last search for duplicates on this device; null where there is none, undefined at first. */
export const useLastScan = (): Scan | null | undefined => {
  const { actor } = useAuth();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: SCAN_KEY,
    queryFn: async () => {
      const saved = await savedScan.load(actor.uid);
      // A search may have ended meanwhile.
      return queryClient.getQueryData<Scan>(SCAN_KEY) ?? saved;
    },
    ...ON_THIS_DEVICE,
  });
  return data;
};
