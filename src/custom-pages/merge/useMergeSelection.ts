import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The products to merge, which are the page's address: a reload or a link opens them again. */
export const useMergeSelection = () => {
  const [search, setSearch] = useSearchParams();
  const ids = useMemo(
    () => [...new Set((search.get('products') ?? '').split(',').filter(id => id !== ''))],
    [search],
  );
  const select = useCallback(
    (next: readonly string[], as?: 'options') =>
      setSearch(next.length > 0 ? { products: next.join(','), ...(as && { as }) } : {}),
    [setSearch],
  );
  return { ids, asOptions: search.get('as') === 'options', select };
};
