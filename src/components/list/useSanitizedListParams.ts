import { type RaRecord, type SortPayload, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import type { Column } from './column.ts';
import { sanitizeListParams } from './sanitizeListParams.ts';

/**
 * @returns the query part to go to where the present one asks a list for what it does not have,
 * which is said then; null where there is nothing wrong with it.
 */
export const useSanitizedListParams = <T extends RaRecord>(list: {
  resource: ResourceName;
  columns: readonly Column<T>[];
  sort: SortPayload;
  filter?: Record<string, unknown>;
}): string | null => {
  const notify = useNotify();
  const { search } = useLocation();
  // By their ids are all of them, also those that lack the field of an order.
  const sortable = ['id', list.sort.field, ...list.columns.flatMap(({ sortBy }) => sortBy ?? [])];
  const better = sanitizeListParams(search, {
    sortable,
    definition: COLLECTIONS[list.resource],
    base: list.filter ?? {},
    sort: list.sort,
  });
  const ignored = better?.ignored.join(', ');
  const sortedBy = better?.sortedBy ?? null;
  useEffect(
    function sayWhatIsLeftOut() {
      if (ignored)
        notify('common.addressIgnored', { type: 'warning', messageArgs: { parts: ignored } });
      if (sortedBy === 'usual') notify('common.sortGivenUp', { type: 'info' });
      if (sortedBy === 'span') notify('common.sortFollows', { type: 'info' });
    },
    [ignored, sortedBy, notify],
  );
  return better?.search ?? null;
};
