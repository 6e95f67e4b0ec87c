import Autocomplete from '@mui/material/Autocomplete';
import type { SxProps } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useChoiceWords } from './useChoiceWords.ts';
import { useCountries } from './useCountries.ts';

/** Chooses a country by its name. */
export const CountryChoice = (props: {
  label: string;
  /** ISO 3166 code; empty where none is chosen. */
  value: string;
  onChange: (code: string) => void;
  size?: 'small' | 'medium';
  sx?: SxProps;
  /** Of the text field inside. */
  field?: Pick<TextFieldProps, 'error' | 'helperText' | 'inputRef' | 'onBlur' | 'name'>;
}) => {
  const { label, value, onChange, size, sx, field } = props;
  const choiceWords = useChoiceWords();
  const countries = useCountries(value);
  return (
    <Autocomplete
      {...choiceWords}
      size={size}
      options={countries}
      value={countries.find(({ code }) => code === value) ?? null}
      isOptionEqualToValue={(option, chosen) => option.code === chosen.code}
      onChange={(_, chosen) => onChange(chosen?.code ?? '')}
      sx={sx}
      renderInput={params => (
        <TextField
          {...params}
          {...field}
          label={label}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, autoComplete: 'off' },
          }}
        />
      )}
    />
  );
};
