import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { Filter } from '@/providers/types.ts';
import { listScope } from './listScope.ts';
import { useKnownWhole } from './useKnownWhole.ts';

/** What a record may lack so that a filter by it never finds the record. */
export type Lacked = 'labels' | 'status';

/** How old the numbers may be while some lack it, in milliseconds. */
const FRESH = 60_000;

/** How far apart the numbers may have been read to be compared, in milliseconds. */
const APART = 5000;

/**
 * How many records of a list that is filtered by label, or by status, have none that is known, since
 * they were last stored by a program that knew none: the filter cannot find them. Counted where
 * somebody filters so, and not for a day where none lacks it.
 */
export const useUnfound = (lacked: Lacked): number => {
  const list = useListContext();
  const { resource, filterValues } = list;
  const { dataProvider } = useServices();
  const scope = listScope(list);
  const [isKnownWhole, rememberWhole] = useKnownWhole(
    `found.${lacked}.${resource}.${String(scope.businessId ?? '')}`,
  );
  const client = useQueryClient();
  const name = RESOURCES.find(known => known === resource);
  const definition = name && COLLECTIONS[name];
  const isLabel = (key: string) => definition && Object.hasOwn(definition.labels, key);
  const every =
    lacked === 'labels' ? [definition?.everyLabel ?? {}] : (definition?.everyStatus ?? []);
  const isAsked = Object.keys(filterValues).some(key =>
    lacked === 'labels' ? isLabel(key) : every.some(filter => Object.hasOwn(filter, key)),
  );
  const enabled = isAsked && !isKnownWhole;
  // Named as the counts of tabs: what one of them counts is not counted again.
  const queryOf = (filter: Filter) => ({
    queryKey: [resource, 'count', filter],
    queryFn: () => (name ? dataProvider.count(name, { filter }) : 0),
    staleTime: FRESH,
  });
  const filters = [scope, ...every.map(filter => ({ ...scope, ...filter }))];
  const counts = useQueries({ queries: enabled ? filters.map(queryOf) : [] });
  const [all = 0, ...found] = counts.map(({ data = 0 }) => data);
  const isSettled = counts.every(({ data, isFetching }) => data !== undefined && !isFetching);
  const unfound = isSettled ? Math.max(0, all - found.reduce((sum, one) => sum + one, 0)) : 0;
  const times = counts.map(({ dataUpdatedAt }) => dataUpdatedAt);
  // One of them may know of a record that another was read before.
  const isApart = unfound > 0 && Math.max(...times) - Math.min(...times) > APART;
  const isRepeated = useRef(false);
  useEffect(
    function countAllAgainOnce() {
      if (!isApart || isRepeated.current) return;
      isRepeated.current = true;
      client.refetchQueries({ queryKey: [resource, 'count'], type: 'active' });
    },
    [isApart, client, resource],
  );
  useEffect(
    function rememberThatNoneLacks() {
      if (enabled && isSettled && unfound === 0) rememberWhole();
    },
    [enabled, isSettled, unfound, rememberWhole],
  );
  return enabled && !isApart ? unfound : 0;
};
