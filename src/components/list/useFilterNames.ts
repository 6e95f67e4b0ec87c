import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useFacets } from './FacetsContext.ts';
import { facetKeys } from './facet.ts';
import { rangedField } from './rangedField.ts';

/** @returns what names filters of a list by their keys, each once: as they are called on the screen. */
export const useFilterNames = (resource: string | undefined) => {
  const facets = useFacets();
  const translate = useTranslate();
  return useCallback(
    (keys: readonly string[]): string => {
      const names = keys.map(key => {
        if (key === 'q') return translate('common.search');
        const facet = facets.find(one => facetKeys(one).includes(key));
        if (facet) return translate(facet.label);
        // What a tab sets is called as the field is.
        return translate(`${resource}.field.${rangedField(key) ?? key}`, { _: key });
      });
      return [...new Set(names)].join(', ');
    },
    [resource, facets, translate],
  );
};
