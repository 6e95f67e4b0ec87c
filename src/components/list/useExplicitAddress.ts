import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { useListMemory } from './ListMemory.tsx';
import { viewSearch } from './savedView.ts';

/**
 * Writes what a list shows into an address that says nothing, so that the browser's Back, a shared
 * link and the ways back from a record lead to just that.
 */
export const useExplicitAddress = () => {
  const { filterValues, sort, page, perPage } = useListContext();
  const { pathname, search } = useAddress();
  const memory = useListMemory();
  const navigate = useNavigate();
  useEffect(
    function spellOutTheAddress() {
      if (new URLSearchParams(search).has('page')) {
        memory.set(pathname, search);
        return;
      }
      const explicit = new URLSearchParams(
        viewSearch({ filter: filterValues, sort, perPage, columns: null }),
      );
      explicit.set('page', String(page));
      for (const [name, value] of new URLSearchParams(search)) explicit.set(name, value);
      navigate({ search: explicit.toString() }, { replace: true });
    },
    [pathname, search, filterValues, sort, page, perPage, navigate, memory],
  );
};
