import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { viewSearch } from './savedView.ts';

/**
 * Writes what a list shows into an address that says nothing. Without it the browser's Back would
 * return to an address that means "as last time", which by then is another page.
 */
export const useExplicitAddress = () => {
  const { filterValues, sort, page, perPage } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(
    function spellOutTheAddress() {
      if (new URLSearchParams(search).has('page')) return;
      const explicit = new URLSearchParams(
        viewSearch({ filter: filterValues, sort, perPage, columns: null }),
      );
      explicit.set('page', String(page));
      for (const [name, value] of new URLSearchParams(search)) explicit.set(name, value);
      navigate({ search: explicit.toString() }, { replace: true });
    },
    [search, filterValues, sort, page, perPage, navigate],
  );
};
