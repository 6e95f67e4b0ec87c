import { MenuItem, Stack, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { TEXT_ENCODINGS } from '@/domain/export/textEncoding.ts';
import { DELIMITERS } from '@/domain/text/csv.ts';
import { type ExportSettings, localTimeZone, PROGRAM_NAMES } from './exportSettings.ts';

const DELIMITER_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

const oneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find(one => one === value);

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

const Choice = <T extends string>({ label, value, options, onChange }: ChoiceProps<T>) => (
  <TextField
    select
    fullWidth
    size="small"
    label={label}
    value={value}
    onChange={event => {
      const chosen = oneOf(
        options.map(option => option.value),
        event.target.value,
      );
      if (chosen !== undefined) onChange(chosen);
    }}
  >
    {options.map(option => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);

/** The form of the file: by the program that will open it, or piece by piece. */
export const FormatChoice = (props: {
  value: ExportSettings;
  onChange: (change: Partial<ExportSettings>) => void;
}) => {
  const { value, onChange } = props;
  const translate = useTranslate();
  const zones = [...new Set([localTimeZone(), 'UTC', value.timeZone])];
  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Choice
          label={translate('export.program.label')}
          value={value.program}
          options={PROGRAM_NAMES.map(program => ({
            value: program,
            label: translate(`export.program.${program}`),
          }))}
          onChange={program => onChange({ program })}
        />
        <Choice
          label={translate('export.timeZone')}
          value={value.timeZone}
          options={zones.map(zone => ({ value: zone, label: zone }))}
          onChange={timeZone => onChange({ timeZone })}
        />
      </Stack>
      {value.program === 'other' && (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <Choice
            label={translate('export.delimiter.label')}
            value={value.delimiter}
            options={DELIMITERS.map(delimiter => ({
              value: delimiter,
              label: translate(`export.delimiter.${DELIMITER_NAMES[delimiter]}`),
            }))}
            onChange={delimiter => onChange({ delimiter })}
          />
          <Choice
            label={translate('export.encoding.label')}
            value={value.encoding}
            options={TEXT_ENCODINGS.map(encoding => ({
              value: encoding,
              label: translate(`export.encoding.${encoding}`),
            }))}
            onChange={encoding => onChange({ encoding })}
          />
        </Stack>
      )}
    </Stack>
  );
};
