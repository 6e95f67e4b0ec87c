import { useState } from 'react';
import { TypedFacet } from './TypedFacet.tsx';
import { useSuggestedValues } from './useSuggestedValues.ts';
import type { ValueFacetProps } from './ValueFacet.tsx';

/** A filter by a value that is typed, or taken from those that some of the list's records have. */
export const SuggestedFacet = ({ field, ...shown }: ValueFacetProps) => {
  const [open, setOpen] = useState(false);
  const values = useSuggestedValues(field, open);
  return (
    <TypedFacet
      {...shown}
      options={values}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  );
};
