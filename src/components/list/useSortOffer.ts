import { useListContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { useFacets } from './FacetsContext.ts';
import { sortBlockers } from './offeredSort.ts';

/** Says why the list in view cannot be sorted by a field at the moment; null where it can. */
export type SortOffer = (field: string, name: string) => string | null;

/** Which orders the list in view offers under its filters. */
export const useSortOffer = (): SortOffer => {
  const { resource, filterValues, filter } = useListContext();
  const facets = useFacets();
  const translate = useTranslate();
  return useCallback(
    (field, name) => {
      const listed = RESOURCES.find(known => known === resource);
      if (!listed) return null;
      const definition = COLLECTIONS[listed];
      const blockers = sortBlockers(
        { definition, base: filter ?? {}, filters: filterValues },
        field,
      );
      if (blockers.length === 0) return null;
      const names = blockers.map(key => {
        if (key === 'q') return translate('common.search');
        const facet = facets.find(({ source }) => source === key);
        if (facet) return translate(facet.label);
        // What a tab sets is called as the field is.
        const field = key.replace(/_(gte?|lte?)$/, '');
        return translate(`${listed}.field.${field}`, { _: key });
      });
      return translate('common.sortBlocked', { name, filters: names.join(', ') });
    },
    [resource, filter, filterValues, facets, translate],
  );
};
