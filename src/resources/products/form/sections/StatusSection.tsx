import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '@/components/forms/ChoiceInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { PRODUCT_STATUSES } from '@/domain/schemas/product.ts';
import { Readiness } from './Readiness.tsx';

/** Who can see it. */
export const StatusSection = () => {
  const translate = useTranslate();
  const status = useWatch<ProductFormValues, 'status'>({ name: 'status' });
  return (
    <Panel title={translate('products.form.section.status')}>
      <ChoiceInput
        name="status"
        label={translate('products.field.status')}
        help={translate(`products.form.statusHelp.${status}`)}
        choices={PRODUCT_STATUSES.map(value => ({
          value,
          label: translate(`products.status.${value}`),
        }))}
      />
      {status !== 'archived' && <Readiness />}
    </Panel>
  );
};
