import { createContext, useContext } from 'react';
import type { Facet } from './facet.ts';

/** The filters that the list in view offers. */
export const FacetsContext = createContext<readonly Facet[]>([]);

/** The filters that the list in view offers. */
export const useFacets = (): readonly Facet[] => useContext(FacetsContext);
