import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useTypedAmount } from '@/components/forms/useTypedAmount.ts';
import { type BulkEditForm, SALE_MODES } from './bulkEditForm.ts';
import { SaleTimes } from './SaleTimes.tsx';
import type { SalePlanProblems } from './salePlan.ts';

/** How much a bulk edit takes off prices for a sale, or that it ends one. */
export const SaleFields = (props: {
  form: BulkEditForm;
  onChange: (form: BulkEditForm) => void;
  problem: string | undefined;
  /** Null where the sale has no time. */
  planProblems: SalePlanProblems | null;
}) => {
  const { form, onChange, problem, planProblems } = props;
  const translate = useTranslate();
  const typed = useTypedAmount(form.saleValue, saleValue => onChange({ ...form, saleValue }), null);
  const setMode = (value: string) => {
    const saleMode = SALE_MODES.find(mode => mode === value);
    if (saleMode) onChange({ ...form, saleMode });
  };
  const clash = form.on.has('price');
  const wrong = problem !== undefined && (clash || form.saleValue !== '');
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <TextField
          select
          label={translate('products.bulk.saleMode')}
          value={form.saleMode}
          error={clash}
          helperText={translate(clash ? 'products.bulk.saleOrPrice' : 'products.bulk.saleHelp')}
          onChange={event => setMode(event.target.value)}
          sx={{ flex: '1 1 220px' }}
        >
          {SALE_MODES.map(mode => (
            <MenuItem key={mode} value={mode}>
              {translate(`products.bulk.sale.${mode}`)}
            </MenuItem>
          ))}
        </TextField>
        {form.saleMode !== 'end' && (
          <TextField
            label={translate('products.bulk.saleValue')}
            value={typed.text}
            error={wrong && !clash}
            helperText={wrong && !clash ? translate(problem) : typed.understood}
            onChange={event => typed.onType(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ flex: '1 1 120px' }}
          />
        )}
      </Box>
      {form.saleMode !== 'end' && (
        <SaleTimes form={form} onChange={onChange} problems={planProblems} />
      )}
    </>
  );
};
