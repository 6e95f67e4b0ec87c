import {
  ListContextProvider,
  type RaRecord,
  type SortPayload,
  useEvent,
  useListContext,
  useNotify,
} from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { offeredSort } from './offeredSort.ts';

/**
 * The list's context with filters that never ask what no index answers: an order that does not go
 * with a new filter gives way to the usual one, which is said.
 */
export const AnsweredList = <T extends RaRecord>(props: {
  resource: ResourceName;
  /** The list's usual order, which goes with every filter it offers. */
  sort: SortPayload;
  children: ReactNode;
}) => {
  const { resource, sort: usual, children } = props;
  const list = useListContext<T>();
  const notify = useNotify();
  const setFilters = useEvent<Parameters<typeof list.setFilters>, void>(
    (filters, displayed, debounce) => {
      const question = { definition: COLLECTIONS[resource], base: list.filter ?? {}, filters };
      const sort = offeredSort(question, list.sort, usual);
      if (sort !== list.sort) {
        // Both reach the address together: react-admin collects the changes of one tick.
        list.setSort(sort);
        notify('common.sortGivenUp', { type: 'info' });
      }
      list.setFilters(filters, displayed, debounce);
    },
  );
  const value = useMemo(() => ({ ...list, setFilters }), [list, setFilters]);
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
};
