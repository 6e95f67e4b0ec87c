import { useQuery, useQueryClient } from '@tanstack/react-query';
import { spellingsKey } from '@/components/device/localStores.ts';
import { type KnownNames, knownNames } from '@/domain/spelling/knownNames.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { foundSpellingsKey, type ReadNames, savedSpellings } from './savedSpellings.ts';

/** The names that a business's products had when they were read. */
export interface NamesAtHand extends Pick<ReadNames, 'at' | 'read'> {
  names: KnownNames;
}

/**
 * The names of a business's products as this browser keeps them since somebody looked for spellings:
 * without a read. Null where nobody did, undefined until that is known.
 */
export const useKnownNames = (
  businessId: string,
  enabled: boolean,
): NamesAtHand | null | undefined => {
  const { uid } = useAuth().actor;
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['spelling', 'names', businessId],
    enabled,
    // Whatever was read or changed since the last time.
    staleTime: 0,
    networkMode: 'always',
    queryFn: async (): Promise<NamesAtHand | null> => {
      const found =
        queryClient.getQueryData<ReadNames>(foundSpellingsKey(businessId)) ??
        (await savedSpellings.load(spellingsKey(uid, businessId)));
      if (!found) return null;
      const { at, read, products } = found;
      return { at, read, names: knownNames([...products.values()]) };
    },
  });
  return data;
};
