import { useState } from 'react';
import { FacetChoice } from './FacetChoice.tsx';
import { useSuggestedValues } from './useSuggestedValues.ts';

/** A filter by a value that is typed, or taken from those that some of the list's records have. */
export const SuggestedFacet = (props: {
  /** The field that values are suggested from. */
  field: string;
  label: string;
  /** The chosen value; empty where none is. */
  value: string;
  onChange: (value: string) => void;
}) => {
  const { field, label, value, onChange } = props;
  const [open, setOpen] = useState(false);
  const values = useSuggestedValues(field, open);
  return (
    <FacetChoice<string, true>
      label={label}
      width={180}
      freeSolo
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={values}
      value={value || null}
      onChange={(_, next) => onChange(next?.trim() ?? '')}
    />
  );
};
