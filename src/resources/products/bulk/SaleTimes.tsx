import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { BulkEditForm } from './bulkEditForm.ts';
import type { SalePlanProblems } from './salePlan.ts';

/** From when until when a sale is, and what it is called where it has a time. */
export const SaleTimes = (props: {
  form: BulkEditForm;
  onChange: (form: BulkEditForm) => void;
  /** Null where the sale has no time. */
  problems: SalePlanProblems | null;
}) => {
  const { form, onChange, problems } = props;
  const translate = useTranslate();
  const time = (field: 'saleFrom' | 'saleUntil') => {
    const problem = problems?.[field];
    return (
      <TextField
        type="datetime-local"
        label={translate(`products.bulk.plan.${field}`)}
        value={form[field]}
        error={problem !== undefined}
        helperText={translate(problem ?? `products.bulk.plan.${field}Help`)}
        onChange={event => onChange({ ...form, [field]: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 200px' }}
      />
    );
  };
  const unnamed = problems?.saleName !== undefined && form.saleName !== '';
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 1.5 }}>
      {time('saleFrom')}
      {time('saleUntil')}
      {problems && (
        <>
          <TextField
            required
            label={translate('products.bulk.plan.saleName')}
            value={form.saleName}
            error={unnamed}
            helperText={translate(
              (unnamed && problems.saleName) || 'products.bulk.plan.saleNameHelp',
            )}
            onChange={event => onChange({ ...form, saleName: event.target.value })}
            sx={{ flex: '1 1 100%' }}
          />
          <Typography variant="body2" color="textSecondary">
            {translate('sales.how')}
          </Typography>
        </>
      )}
    </Box>
  );
};
