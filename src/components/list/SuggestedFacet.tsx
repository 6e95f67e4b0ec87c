import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { TypedFacet } from './TypedFacet.tsx';
import { LATEST_READ } from './useLatestRecords.ts';
import { useSuggestedValues } from './useSuggestedValues.ts';
import type { ValueFacetProps } from './ValueFacet.tsx';

/** A filter by a value that is typed, or taken from those that some of the list's records have. */
export const SuggestedFacet = ({ field, ...shown }: ValueFacetProps) => {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const values = useSuggestedValues(field, open);
  return (
    <TypedFacet
      {...shown}
      options={values}
      note={open ? translate('common.valuesRecent', { count: LATEST_READ }) : undefined}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  );
};
