import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useNumberFormat } from '../format/useFormat.ts';
import { FacetChoice, useChoiceSearch } from './FacetChoice.tsx';
import { useFacetValues } from './useFacetValues.ts';

/** What a filter by one value shows and tells. */
export interface ValueFacetProps {
  /** The field that values are taken from. */
  field: string;
  label: string;
  /** The chosen value; empty where none is. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter by a value that the list's records have: found by the beginning of any of its words. */
export const ValueFacet = (props: ValueFacetProps) => {
  const { field, label, value, onChange } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  const { open, text, search } = useChoiceSearch();
  const { values, partial, isFetching, error } = useFacetValues(field, text, open);
  const counts = new Map(values.map(one => [one.value, one.count]));
  const note = partial && open ? translate('common.valuesPartial') : undefined;
  return (
    <FacetChoice<string>
      {...search}
      label={label}
      width={180}
      error={error}
      note={note}
      autoHighlight
      options={[...counts.keys()]}
      loading={isFetching}
      noOptionsText={translate('common.noValue', { name: label })}
      value={value || null}
      // A value that no record has any more still filters, and says so.
      isOptionEqualToValue={(option, one) => option === one}
      onChange={(_, next) => onChange(next ?? '')}
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item}>
          <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {option}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 2 }}>
            {format(counts.get(option) ?? 0)}
          </Typography>
        </Box>
      )}
    />
  );
};
