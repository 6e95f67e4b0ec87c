import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTypedAmount } from '@/components/forms/useTypedAmount.ts';
import { isAmount } from '@/domain/product/fieldKinds.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { BULK_FIELDS, type BulkField, setVariants } from '@/domain/product/variants/setVariants.ts';
import type { NamedVariant } from './variantNames.ts';

/** Sets one value for all variants in view. */
export const VariantsBulk = (props: { shown: readonly NamedVariant[]; filtered: boolean }) => {
  const { shown, filtered } = props;
  const translate = useTranslate();
  const word = (key: string, args?: object) => translate(`products.form.variant.${key}`, args);
  const { getValues, setValue, clearErrors } = useFormContext<ProductFormValues>();
  const [field, setField] = useState<BulkField>('price');
  const [value, setBulkValue] = useState('');
  const typed = useTypedAmount(value, setBulkValue, isAmount(field) ? getValues('currency') : null);
  const labels: Record<BulkField, string> = {
    price: translate('products.form.price'),
    compareAtPrice: translate('products.form.compareAt'),
    cost: translate('products.field.cost'),
    quantity: word('stock'),
    weightGrams: word('weight'),
    visible: word('visible'),
  };
  const set = (text: string) => {
    const ids = new Set(shown.map(({ id }) => id));
    setValue('variants', setVariants(getValues('variants'), ids, field, text));
    clearErrors('variants');
  };
  const setLabel = filtered ? word('setShown', { smart_count: shown.length }) : word('set');
  return (
    <Box
      role="group"
      aria-label={setLabel}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      <TextField
        select
        label={setLabel}
        value={field}
        onChange={event => {
          const chosen = BULK_FIELDS.find(name => name === event.target.value);
          if (chosen) setField(chosen);
        }}
        sx={{ minWidth: 150 }}
      >
        {BULK_FIELDS.map(name => (
          <MenuItem key={name} value={name}>
            {labels[name]}
          </MenuItem>
        ))}
      </TextField>
      {field === 'visible' ? (
        <>
          <Button variant="outlined" onClick={() => set('yes')}>
            {word('show')}
          </Button>
          <Button variant="outlined" onClick={() => set('')}>
            {word('hide')}
          </Button>
        </>
      ) : (
        <>
          <TextField
            label={word('setValue')}
            value={typed.text}
            onChange={event => typed.onType(event.target.value)}
            helperText={typed.understood}
            onKeyDown={event => {
              if (event.key !== 'Enter') return;
              // Enter here sets the values; it must not save the form.
              event.preventDefault();
              set(value);
            }}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ width: 120 }}
          />
          <Button variant="outlined" onClick={() => set(value)}>
            {word('apply')}
          </Button>
        </>
      )}
    </Box>
  );
};
