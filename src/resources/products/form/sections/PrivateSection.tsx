import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { AmountInput } from '@/components/forms/AmountInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { Section } from '@/components/Section.tsx';
import { readAmountText } from '@/domain/product/form/amountText.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { marginOf } from '@/domain/product/margin.ts';

const useMargin = (): number | null => {
  const [price, cost, currency] = useWatch<ProductFormValues, ['price', 'cost', 'currency']>({
    name: ['price', 'cost', 'currency'],
  });
  const sold = readAmountText(price, currency).minor ?? null;
  return marginOf(sold, readAmountText(cost, currency).minor ?? null);
};

/** What only the own business and administrators see. */
export const PrivateSection = () => {
  const translate = useTranslate();
  const format = useNumberFormat();
  const currency = useWatch<ProductFormValues, 'currency'>({ name: 'currency' });
  const margin = useMargin();
  return (
    <Section title={translate('products.form.section.private')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('products.form.privateHelp')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AmountInput
          name="cost"
          label={translate('products.form.cost')}
          currency={currency}
          help={
            margin === null
              ? undefined
              : translate('products.form.margin', {
                  margin: format(margin, { style: 'percent', maximumFractionDigits: 1 }),
                })
          }
        />
        <TextInput name="supplier" label={translate('products.form.supplier')} />
        <TextInput name="notes" label={translate('products.form.notes')} rows={3} />
      </Box>
    </Section>
  );
};
