import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useMarginText } from '@/components/format/useMarginText.ts';
import { AmountInput } from '@/components/forms/AmountInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import { readAmountText } from '@/domain/product/form/amountText.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { marginRange } from '@/domain/product/margin.ts';
import { ownCosts } from '@/domain/product/productCosts.ts';

const useMargin = () => {
  const [price, cost, currency, variants] = useWatch<
    ProductFormValues,
    ['price', 'cost', 'currency', 'variants']
  >({ name: ['price', 'cost', 'currency', 'variants'] });
  const minor = (text: string) => readAmountText(text, currency).minor ?? null;
  const costs = new Map(variants.map(variant => [variant.id, minor(variant.cost)]));
  const sold = variants.map(({ id, visible, ...variant }) => ({
    ...{ id, visible, price: minor(variant.price) },
  }));
  return marginRange(
    { price: minor(price), variants: sold },
    { cost: minor(cost), variantCosts: ownCosts(variants, id => costs.get(id) ?? null) },
  );
};

/** What only the own business and administrators see. */
export const PrivateSection = () => {
  const translate = useTranslate();
  const marginText = useMarginText();
  const hasVariants = useWatch<ProductFormValues, 'options'>({ name: 'options' }).length > 0;
  const currency = useWatch<ProductFormValues, 'currency'>({ name: 'currency' });
  const margin = useMargin();
  return (
    <Panel title={translate('products.form.section.private')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('products.form.privateHelp')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AmountInput
          name="cost"
          label={translate('products.form.cost')}
          currency={currency}
          help={[
            hasVariants && translate('products.form.costHelp'),
            margin && translate('products.form.margin', { margin: marginText(margin) }),
          ]
            .filter(Boolean)
            .join(' ')}
        />
        <TextInput name="supplier" label={translate('products.form.supplier')} />
        <TextInput name="notes" label={translate('products.form.notes')} rows={3} />
      </Box>
    </Panel>
  );
};
