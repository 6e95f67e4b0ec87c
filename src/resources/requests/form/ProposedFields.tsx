import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { CountryChoice } from '@/components/forms/CountryChoice.tsx';
import { BASE_CURRENCIES } from '@/domain/schemas/business.ts';

/** The details an owner can propose to change. */
export const PROPOSED_FIELDS = [
  'businessName',
  'contactName',
  'phone',
  'website',
  'address',
  'country',
  'baseCurrency',
] as const;

/** Proposed details, by field; text as it is typed. */
export type ProposedText = Partial<Record<(typeof PROPOSED_FIELDS)[number], string>>;

/** Fields for the details as they should become; they start with the present ones. */
export const ProposedFields = (props: {
  current: ProposedText;
  value: ProposedText;
  errors: Partial<Record<string, string>>;
  onChange: (value: ProposedText) => void;
}) => {
  const { current, value, errors, onChange } = props;
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {translate('requests.form.proposedHelp')}
      </Typography>
      {PROPOSED_FIELDS.map(field => {
        const label = translate(`business.field.${field}`);
        const text = value[field] ?? current[field] ?? '';
        const change = (next: string) => onChange({ ...value, [field]: next });
        const error = errors[field] !== undefined;
        const helperText = errors[field];
        if (field === 'country')
          return (
            <CountryChoice
              key={field}
              label={label}
              value={text}
              onChange={change}
              field={{ error, helperText }}
            />
          );
        return (
          <TextField
            key={field}
            select={field === 'baseCurrency'}
            label={label}
            value={text}
            error={error}
            helperText={helperText}
            onChange={event => change(event.target.value)}
          >
            {field === 'baseCurrency' &&
              BASE_CURRENCIES.map(currency => (
                <MenuItem key={currency} value={currency}>
                  {currency}
                </MenuItem>
              ))}
          </TextField>
        );
      })}
    </Box>
  );
};
