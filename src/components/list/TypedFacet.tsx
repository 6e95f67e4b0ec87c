import { FacetChoice } from './FacetChoice.tsx';
import type { ValueFacetProps } from './ValueFacet.tsx';

/** A filter by a value that is typed; some may be offered. */
export const TypedFacet = (
  props: Omit<ValueFacetProps, 'field'> & {
    options?: readonly string[];
    /** Where the options are from. */
    note?: string;
    onOpen?: () => void;
    onClose?: () => void;
  },
) => {
  const { value, onChange, options = [], ...choice } = props;
  return (
    <FacetChoice<string, true>
      {...choice}
      width={180}
      freeSolo
      options={options}
      value={value || null}
      onChange={(_, next) => onChange(next?.trim() ?? '')}
    />
  );
};
