import { useListContext, useTranslate } from 'ra-core';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { askedBy, type Facet, isSet } from './facet.ts';
import { filterBlockers } from './offeredSort.ts';
import { useFilterNames } from './useFilterNames.ts';

/** Why a filter cannot be set beside those that are; null where it can, or is. */
export const useFacetBlock = (facet: Facet): string | null => {
  const { resource, filter, filterValues } = useListContext();
  const namesOf = useFilterNames(resource);
  const translate = useTranslate();
  const listed = RESOURCES.find(known => known === resource);
  if (!listed || isSet(facet, filterValues)) return null;
  const kept = Object.entries(filterValues).filter(([key]) => key !== facet.instead);
  const blockers = filterBlockers(
    { definition: COLLECTIONS[listed], base: filter ?? {}, filters: Object.fromEntries(kept) },
    askedBy(facet),
  );
  return blockers && translate('common.filterBlocked', { filters: namesOf(blockers) });
};
