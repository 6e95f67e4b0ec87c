import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useDecimalMark } from '@/components/format/useDecimalMark.ts';
import { useTypedAmount } from '@/components/forms/useTypedAmount.ts';
import type { BulkEditForm } from './bulkEditForm.ts';

const MODES = { percent: 'percent', amount: 'amount', set: 'setPrice' } as const;

/** How prices change in a bulk edit, and how the result is rounded. */
export const PriceChangeFields = (props: {
  form: BulkEditForm;
  onChange: (form: BulkEditForm) => void;
  problem: string | undefined;
}) => {
  const { form, onChange, problem } = props;
  const translate = useTranslate();
  const mark = useDecimalMark();
  const typed = useTypedAmount(
    form.priceValue,
    priceValue => onChange({ ...form, priceValue }),
    null,
  );
  const setMode = (value: string) => {
    if (value === 'percent' || value === 'amount' || value === 'set') {
      onChange({ ...form, priceMode: value });
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      <TextField
        select
        label={translate('products.bulk.priceMode')}
        value={form.priceMode}
        onChange={event => setMode(event.target.value)}
        sx={{ flex: '1 1 180px' }}
      >
        {Object.entries(MODES).map(([mode, key]) => (
          <MenuItem key={mode} value={mode}>
            {translate(`products.bulk.${key}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('products.field.price')}
        value={typed.text}
        error={problem !== undefined && form.priceValue !== ''}
        helperText={problem && form.priceValue !== '' ? translate(problem) : typed.understood}
        onChange={event => typed.onType(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ flex: '1 1 120px' }}
      />
      {form.priceMode !== 'set' && (
        <TextField
          select
          label={translate('products.bulk.roundTo')}
          value={form.ending}
          onChange={event => onChange({ ...form, ending: event.target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 160px' }}
        >
          <MenuItem value="">{translate('products.bulk.noRounding')}</MenuItem>
          {['0', '50', '95', '99'].map(ending => (
            <MenuItem key={ending} value={ending}>
              {mark}
              {ending.padStart(2, '0')}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
};
