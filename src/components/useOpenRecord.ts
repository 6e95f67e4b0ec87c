import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { OPEN_PARAMETER } from '@/routes/listAddress.ts';

/** The record that is open beside a list, by a parameter of the address. */
export const useOpenRecord = (parameter = OPEN_PARAMETER) => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const id = search.get(parameter);
  const open = useCallback(
    (next: string | null) =>
      setSearch(
        before => {
          const after = new URLSearchParams(before);
          if (next) after.set(parameter, next);
          else after.delete(parameter);
          return after;
        },
        { replace: next === null || id !== null, preventScrollReset: true },
      ),
    [setSearch, parameter, id],
  );
  /** The address that shows the list as it is now, with a record open beside it. */
  const addressOf = useCallback(
    (record: string) => {
      const next = new URLSearchParams(search);
      next.set(parameter, record);
      return `${pathname}?${next}`;
    },
    [pathname, search, parameter],
  );
  /** The record that the address names now: what is rendered lags behind quick keys. */
  const latest = useCallback(
    () => new URLSearchParams(window.location.search).get(parameter),
    [parameter],
  );
  return { id, open, addressOf, latest };
};
