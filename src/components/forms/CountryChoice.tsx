import type { SxProps } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Choice } from './Choice.tsx';
import { useCountries } from './useCountries.ts';

/** Chooses a country by its name. */
export const CountryChoice = (props: {
  label: string;
  /** ISO 3166 code; empty where none is chosen. */
  value: string;
  onChange: (code: string) => void;
  size?: 'small' | 'medium';
  sx?: SxProps;
  name?: string;
  /** Of the text field inside. */
  field?: ComponentProps<typeof Choice>['field'];
}) => {
  const { label, value, onChange, size, sx, name, field } = props;
  const countries = useCountries(value);
  return (
    <Choice
      label={label}
      field={field}
      input={{ name, autoComplete: 'off' }}
      size={size}
      options={countries}
      value={countries.find(({ code }) => code === value) ?? null}
      isOptionEqualToValue={(option, chosen) => option.code === chosen.code}
      onChange={(_, chosen) => onChange(chosen?.code ?? '')}
      sx={sx}
    />
  );
};
