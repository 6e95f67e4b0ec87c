import { useEffect, useMemo } from 'react';
import { askAgain } from '@/providers/cache/askAgain.ts';
import { keepNewest } from '@/providers/cache/newestRecords.ts';
import { staleAfterCommits } from '@/providers/cache/staleAfterCommits.ts';
import { followOtherTabs } from '@/providers/otherTabs.ts';
import { createQueryClient } from '@/providers/queryClient.ts';

/** The cache of reads of this tab: it hears what this tab and others commit. */
export const useQueryClientOfTab = () => {
  const queryClient = useMemo(createQueryClient, []);
  useEffect(
    function keepReadsTrue() {
      const ends = [followOtherTabs, staleAfterCommits, keepNewest, askAgain].map(keep =>
        keep(queryClient),
      );
      return () => {
        for (const end of ends) end();
      };
    },
    [queryClient],
  );
  return queryClient;
};
