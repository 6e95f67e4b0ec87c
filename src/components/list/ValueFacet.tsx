import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { useNumberFormat } from '../format/useFormat.ts';
import { useChoiceWords } from '../forms/useChoiceWords.ts';
import { useFacetValues } from './useFacetValues.ts';

/** A filter by a value that the list's records have: found by the beginning of any of its words. */
export const ValueFacet = (props: {
  field: string;
  label: string;
  /** The chosen value; empty where none is. */
  value: string;
  onChange: (value: string) => void;
}) => {
  const { field, label, value, onChange } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  const errorText = useErrorText();
  const choiceWords = useChoiceWords();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { values, partial, isFetching, error } = useFacetValues(field, text, open);
  const counts = new Map(values.map(one => [one.value, one.count]));
  const note = partial && open ? translate('common.valuesPartial') : undefined;
  return (
    <Autocomplete
      {...choiceWords}
      size="small"
      autoHighlight
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={[...counts.keys()]}
      filterOptions={options => options}
      loading={isFetching}
      noOptionsText={translate('common.noValue', { name: label })}
      value={value || null}
      // A value that no record has any more still filters, and says so.
      isOptionEqualToValue={(option, one) => option === one}
      onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_, next) => onChange(next ?? '')}
      slotProps={{ popper: { sx: { minWidth: 220 } } }}
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
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          error={error !== null}
          helperText={error ? errorText(error).sentence : note}
        />
      )}
      sx={{ minWidth: 150, flex: { xs: '1 1 100%', sm: '0 1 180px' } }}
    />
  );
};
