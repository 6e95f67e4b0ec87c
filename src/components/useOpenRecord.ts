import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The record that is open beside a list, by a parameter of the address. */
export const useOpenRecord = (parameter = 'open') => {
  const [search, setSearch] = useSearchParams();
  const id = search.get(parameter);
  const open = useCallback(
    (next: string | null) =>
      setSearch(
        before => {
          if (next) before.set(parameter, next);
          else before.delete(parameter);
          return before;
        },
        { replace: next === null || id !== null, preventScrollReset: true },
      ),
    [setSearch, parameter, id],
  );
  return { id, open };
};
