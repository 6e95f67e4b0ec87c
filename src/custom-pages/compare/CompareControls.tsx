import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { ProductPicker } from '@/components/products/ProductPicker.tsx';
import { MAX_OTHERS } from '@/domain/compare/compareSelection.ts';
import { BASE_CURRENCIES } from '@/domain/schemas/business.ts';
import type { SelectionActions } from './useCompareSelection.ts';

const OWN = 'own';

/** What is compared and how. */
export const CompareControls = ({ actions }: { actions: SelectionActions }) => {
  const { selection, ids, add, set } = actions;
  const translate = useTranslate();
  const full = selection.others.length >= MAX_OTHERS;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        mb: 2,
        '@media print': { display: 'none' },
      }}
    >
      <ProductPicker
        label={translate(full ? 'compare.full' : 'compare.search')}
        chosen={ids}
        disabled={full}
        onPick={product => add(product.id)}
      />
      <TextField
        select
        label={translate('compare.currency')}
        value={selection.currency ?? OWN}
        onChange={event =>
          set({ currency: event.target.value === OWN ? null : event.target.value })
        }
        sx={{ minWidth: 150 }}
      >
        <MenuItem value={OWN}>{translate('compare.ownCurrency')}</MenuItem>
        {BASE_CURRENCIES.map(currency => (
          <MenuItem key={currency} value={currency}>
            {currency}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Switch
            checked={selection.differencesOnly}
            onChange={(_, differencesOnly) => set({ differencesOnly })}
          />
        }
        label={translate('compare.differences')}
      />
    </Box>
  );
};
