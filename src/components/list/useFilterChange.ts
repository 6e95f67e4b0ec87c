import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { setFacet } from './facet.ts';

/** @returns what sets a filter of the list in view by its key, or takes it away by null. */
export const useFilterChange = () => {
  const { filterValues, setFilters } = useListContext();
  const shown = JSON.stringify(filterValues);
  /** What was asked for and is not shown yet: the other end of a span may be typed before it is. */
  const asked = useRef<Record<string, unknown> | null>(null);
  useEffect(
    function forgetWhatIsShown() {
      if (shown) asked.current = null;
    },
    [shown],
  );
  return (key: string, value: string | number | null) => {
    asked.current = setFacet(asked.current ?? filterValues, key, value);
    setFilters(asked.current);
  };
};
