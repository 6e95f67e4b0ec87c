import { useQuery } from '@tanstack/react-query';
import { useListContext, useStore } from 'ra-core';
import { useEffect } from 'react';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { listScope } from './listScope.ts';

/** How long it holds that every record has its labels, in milliseconds: whoever writes one adds them. */
const DAY = 86_400_000;

/** How old the numbers may be while some have none, in milliseconds. */
const FRESH = 60_000;

/**
 * How many records of a list that is filtered by label have no labels, since they were last stored by
 * a program that knew none: the filter cannot find them. Counted where somebody filters so, and
 * not for a day where none lacks them.
 */
export const useUnlabelled = (): number => {
  const list = useListContext();
  const { resource, filterValues } = list;
  const { dataProvider } = useServices();
  const scope = listScope(list);
  const [wholeAt, setWholeAt] = useStore(
    `labelled.${resource}.${String(scope.businessId ?? '')}`,
    0,
  );
  const name = RESOURCES.find(known => known === resource);
  const definition = name && COLLECTIONS[name];
  const isAsked = Object.keys(filterValues).some(
    key => definition && Object.hasOwn(definition.labels, key),
  );
  const enabled = isAsked && Date.now() - wholeAt > DAY;
  const { data } = useQuery({
    queryKey: [resource, 'unlabelled', scope],
    queryFn: async () => {
      if (!name || !definition) return 0;
      const count = (filter: Record<string, unknown>) =>
        dataProvider.count(name, { filter: { ...scope, ...filter } });
      const [all, labelled] = await Promise.all([count({}), count(definition.everyLabel)]);
      return Math.max(0, all - labelled);
    },
    enabled,
    staleTime: FRESH,
  });
  useEffect(
    function rememberThatNoneLacks() {
      if (enabled && data === 0) setWholeAt(Date.now());
    },
    [enabled, data, setWholeAt],
  );
  return isAsked ? (data ?? 0) : 0;
};
