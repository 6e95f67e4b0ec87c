import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { AmountInput } from '@/components/forms/AmountInput.tsx';
import { ChoiceInput } from '@/components/forms/ChoiceInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { BASE_CURRENCIES } from '@/domain/schemas/business.ts';
import { Inputs, type InputsOf } from './Inputs.tsx';

/** What it costs. Amounts are typed as decimals of the chosen currency. */
export const PriceSection = ({ storedCurrency }: { storedCurrency: string }) => {
  const translate = useTranslate();
  const currency = useWatch<ProductFormValues, 'currency'>({ name: 'currency' });
  const hasVariants = useWatch<ProductFormValues, 'options'>({ name: 'options' }).length > 0;
  const currencies = [...new Set([...BASE_CURRENCIES, storedCurrency])];
  const inputs: InputsOf<'price'> = {
    price: (
      <AmountInput
        name="price"
        label={translate('products.form.price')}
        currency={currency}
        help={hasVariants ? translate('products.form.priceHelp') : undefined}
      />
    ),
    compareAtPrice: (
      <AmountInput
        name="compareAtPrice"
        label={translate('products.form.compareAt')}
        currency={currency}
        help={translate('products.form.compareAtHelp')}
      />
    ),
    currency: (
      <ChoiceInput
        name="currency"
        label={translate('products.form.currency')}
        choices={currencies.map(code => ({ value: code, label: code }))}
      />
    ),
  };
  return (
    <Panel title={translate('products.form.section.price')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr minmax(110px, 0.5fr)' },
        }}
      >
        <Inputs of={inputs} />
      </Box>
    </Panel>
  );
};
