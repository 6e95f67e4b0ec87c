import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { SwitchInput } from '@/components/forms/SwitchInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import { DEFAULT_LOW_STOCK } from '@/domain/product/deriveProduct.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { Lookalikes } from '../lookalikes/Lookalikes.tsx';
import { BarcodeInput } from './BarcodeInput.tsx';
import { Inputs, type InputsOf } from './Inputs.tsx';

const OwnStock = () => {
  const translate = useTranslate();
  const tracked = useWatch<ProductFormValues, 'inventory.tracked'>({ name: 'inventory.tracked' });
  return (
    <>
      <SwitchInput name="inventory.tracked" label={translate('products.form.track')} />
      {tracked ? (
        <Box sx={{ display: 'grid', gap: 1, mt: 1, maxWidth: { sm: 320 } }}>
          <TextInput
            name="inventory.quantity"
            label={translate('products.form.quantity')}
            inputMode="numeric"
          />
          <SwitchInput name="inventory.oversell" label={translate('products.form.oversell')} />
        </Box>
      ) : (
        <SwitchInput name="inventory.inStock" label={translate('products.form.inStock')} />
      )}
    </>
  );
};

const VariantStock = () => {
  const translate = useTranslate();
  const variants = useWatch<ProductFormValues, 'variants'>({ name: 'variants' });
  const pieces = variants
    .filter(({ visible, inventory }) => visible && inventory.tracked)
    .reduce((sum, { inventory }) => sum + Math.max(0, Number(inventory.quantity) || 0), 0);
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('products.form.stockPerVariant', { smart_count: pieces })}
    </Typography>
  );
};

/**
 * How many there are, what one weighs, and the codes they are known by.
 * @param props.newIn the business that a new product is for; null where the product is stored.
 */
export const StockSection = ({ newIn }: { newIn: string | null }) => {
  const translate = useTranslate();
  const options = useWatch<ProductFormValues, 'options'>({ name: 'options' });
  const { inventory, ...others }: InputsOf<'stock'> = {
    inventory: <div>{options.length > 0 ? <VariantStock /> : <OwnStock />}</div>,
    sku: <TextInput name="sku" label={translate('products.form.sku')} />,
    barcode: <BarcodeInput />,
    lowStockThreshold: (
      <TextInput
        name="lowStockThreshold"
        label={translate('products.form.lowStockThreshold')}
        help={[
          translate('products.form.lowStockHelp', { default: DEFAULT_LOW_STOCK }),
          options.length > 0 ? translate('products.form.lowStockPerVariant') : '',
        ].join(' ')}
        inputMode="numeric"
      />
    ),
    weightGrams: (
      <TextInput
        name="weightGrams"
        label={translate('products.form.weightGrams')}
        help={options.length > 0 ? translate('products.form.weightPerVariant') : undefined}
        inputMode="numeric"
      />
    ),
  };
  return (
    <Panel title={translate('products.form.section.stock')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {inventory}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Inputs of={others} />
        </Box>
        {newIn !== null && <Lookalikes businessId={newIn} by="codes" />}
      </Box>
    </Panel>
  );
};
