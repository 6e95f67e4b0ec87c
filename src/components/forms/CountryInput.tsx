import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useLocale } from '../format/useFormat.ts';
import { COUNTRY_CODES } from './countries.ts';
import { useChoiceWords } from './useChoiceWords.ts';
import { useField } from './useField.ts';

/** A country by its name; the form keeps its ISO 3166 code, or an empty text. */
export const CountryInput = ({ name, label }: { name: string; label: string }) => {
  const locale = useLocale();
  const choiceWords = useChoiceWords();
  const { text, onChange, onBlur, ref, invalid, problem } = useField(name);
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const known = text && !COUNTRY_CODES.includes(text) ? [...COUNTRY_CODES, text] : COUNTRY_CODES;
    return known
      .map(code => ({ code, label: /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [locale, text]);
  return (
    <Autocomplete
      {...choiceWords}
      options={countries}
      value={countries.find(({ code }) => code === text) ?? null}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      onChange={(_, chosen) => onChange(chosen?.code ?? '')}
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          error={invalid}
          helperText={problem}
          inputRef={ref}
          onBlur={onBlur}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, name, autoComplete: 'off' },
          }}
        />
      )}
    />
  );
};
