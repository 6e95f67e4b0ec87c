import { type RaRecord, useEvent, useStore } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type Column, chosenColumns, initialColumns } from './column.ts';

const PARAMETER = 'columns';

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/**
 * The columns a person chose for a list: from the address, so that it can be shared, otherwise
 * from this browser, otherwise as the list has them from the start.
 */
export const useColumns = <T extends RaRecord>(storeKey: string, columns: readonly Column<T>[]) => {
  const [stored, setStored] = useStore<string[] | null>(`${storeKey}.columns`, null);
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const addressed = search.get(PARAMETER);
  const shown = useMemo(
    () => chosenColumns(columns, addressed ? addressed.split(',') : stored),
    [columns, addressed, stored],
  );
  const initial = initialColumns(columns);
  const wanted = stored && !same(stored, initial) ? stored.join() : null;

  const address = useCallback(
    (value: string | null) =>
      setSearch(
        before => {
          if (value) before.set(PARAMETER, value);
          else before.delete(PARAMETER);
          return before;
        },
        // What the address came with stays with it.
        { replace: true, preventScrollReset: true, state },
      ),
    [setSearch, state],
  );
  useEffect(
    // react-admin rewrites the whole query when a list's parameters change.
    function keepChoiceInAddress() {
      if (addressed === null && wanted !== null) address(wanted);
    },
    [addressed, wanted, address],
  );
  const choice = useMemo(() => shown.map(({ id }) => id), [shown]);
  const choose = useEvent((next: string[] | null) => {
    setStored(next);
    address(next && !same(next, initial) ? next.join() : null);
  });
  return { shown, choice, choose };
};
