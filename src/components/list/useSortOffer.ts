import { type SortPayload, useListContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { sortBlockers } from './offeredSort.ts';
import { useFilterNames } from './useFilterNames.ts';

/** Why a list cannot be sorted so. */
export interface SortRefusal {
  text: string;
  /** Whether it never can, whatever is filtered. */
  isFinal: boolean;
}

/**
 * Says why the list in view cannot be sorted by a field at the moment, in one direction or in
 * either; null where it can.
 */
export type SortOffer = (
  field: string,
  name: string,
  order?: SortPayload['order'],
) => SortRefusal | null;

/** Which orders the list in view offers under its filters. */
export const useSortOffer = (): SortOffer => {
  const { resource, filterValues, filter } = useListContext();
  const namesOf = useFilterNames(resource);
  const translate = useTranslate();
  return useCallback(
    (field, name, order) => {
      const listed = RESOURCES.find(known => known === resource);
      if (!listed) return null;
      const definition = COLLECTIONS[listed];
      const question = { definition, base: filter ?? {}, filters: filterValues };
      const blockers = sortBlockers(question, field, order && [order]);
      if (blockers === null) return null;
      if (blockers.length === 0)
        return { text: translate('common.sortOneWay', { name }), isFinal: true };
      const oneWay = order !== undefined && sortBlockers(question, field) === null;
      const message = oneWay ? 'common.sortBlockedWay' : 'common.sortBlocked';
      return { text: translate(message, { name, filters: namesOf(blockers) }), isFinal: false };
    },
    [resource, filter, filterValues, namesOf, translate],
  );
};
