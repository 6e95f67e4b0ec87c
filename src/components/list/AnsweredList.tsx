import { useQueryClient } from '@tanstack/react-query';
import {
  type GetListParams,
  ListContextProvider,
  type ListControllerProps,
  type RaRecord,
  ResourceContextProvider,
  removeEmpty,
  type SortPayload,
  useDataProvider,
  useEvent,
  useListController,
  useNotify,
} from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { sameValue } from '@/domain/fieldChanges.ts';
import { useSettled } from '@/lib/useSettled.ts';
import { useOrderMemory } from './ListMemory.tsx';
import { orderUnder } from './orderUnder.ts';

/** The list says by itself why it could not be read; react-admin would say it in the provider's words besides. */
const OWN_WORDS = { onError: () => {} };

interface AnsweredListProps<T extends RaRecord> extends ListControllerProps<T> {
  resource: ResourceName;
  /** The list's usual order, which goes with every filter it offers. */
  sort: SortPayload;
  children: ReactNode;
}

/**
 * react-admin's list, with filters that never ask what no index answers: an order that does not go with a
 * new filter gives way to the usual one, or to that of a span, and comes back after it, which is said. Its
 * context changes only when the list does: rows and buttons are not drawn anew because an address or a store
 * was written.
 */
export const AnsweredList = <T extends RaRecord>(props: AnsweredListProps<T>) => {
  const { children, ...asked } = props;
  const { resource, sort: usual } = asked;
  const list = useListController<T>({ ...asked, queryOptions: OWN_WORDS });
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const orders = useOrderMemory();
  /** Asks what the list will ask, by its name for it, while the page still takes up the new address. */
  const askAhead = (wanted: Pick<GetListParams, 'filter' | 'sort'> & { page: number }) => {
    const pagination = { page: wanted.page, perPage: list.perPage };
    const filter = { ...wanted.filter, ...list.filter };
    const params = { pagination, sort: wanted.sort, filter };
    void queryClient.prefetchQuery({
      queryKey: [resource, 'getList', params],
      queryFn: () => dataProvider.getList<T>(resource, params),
    });
  };
  const setFilters = useEvent<Parameters<typeof list.setFilters>, void>(
    (filters, displayed, debounce) => {
      const question = { definition: COLLECTIONS[resource], base: list.filter ?? {}, filters };
      const shown = { filters: list.filterValues, sort: list.sort };
      const { sort, given } = orderUnder(question, shown, orders.get(resource) ?? null, usual);
      if (given) orders.set(resource, given);
      else orders.delete(resource);
      if (!sameValue(sort, list.sort)) {
        // Both reach the address together: react-admin collects the changes of one tick.
        list.setSort(sort);
        const kept = sort === usual ? 'common.sortGivenUp' : 'common.sortFollows';
        notify(given ? kept : 'common.sortBack', { type: 'info' });
      }
      list.setFilters(filters, displayed, debounce);
      if (!debounce) askAhead({ filter: removeEmpty(filters), sort, page: 1 });
    },
  );
  const setSort = useEvent<[SortPayload], void>(sort => {
    // Who chooses an order does not want the one before.
    orders.delete(resource);
    list.setSort(sort);
  });
  const setPage = useEvent<[number], void>(page => {
    list.setPage(page);
    askAhead({ filter: list.filterValues, sort: list.sort, page });
  });
  const value = useSettled({
    ...list,
    setFilters,
    setSort,
    setPage,
    setPerPage: useEvent(list.setPerPage),
    hideFilter: useEvent(list.hideFilter),
    showFilter: useEvent(list.showFilter),
  });
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </ResourceContextProvider>
  );
};
