import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type BulkEditForm, STOCK_MODES } from './bulkEditForm.ts';

/** How stock changes in a bulk edit, in pieces. */
export const StockChangeFields = (props: {
  form: BulkEditForm;
  onChange: (form: BulkEditForm) => void;
  problem: string | undefined;
}) => {
  const { form, onChange, problem } = props;
  const translate = useTranslate();
  const wrong = problem !== undefined && form.stockValue !== '';
  const setMode = (value: string) => {
    const stockMode = STOCK_MODES.find(mode => mode === value);
    if (stockMode) onChange({ ...form, stockMode });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      <TextField
        select
        label={translate('products.bulk.stockMode')}
        value={form.stockMode}
        onChange={event => setMode(event.target.value)}
        sx={{ flex: '1 1 180px' }}
      >
        {STOCK_MODES.map(mode => (
          <MenuItem key={mode} value={mode}>
            {translate(`products.bulk.stock.${mode}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('products.bulk.pieces')}
        value={form.stockValue}
        error={wrong}
        helperText={wrong ? translate(problem) : translate('products.bulk.stockHelp')}
        onChange={event => onChange({ ...form, stockValue: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ flex: '1 1 220px' }}
      />
    </Box>
  );
};
