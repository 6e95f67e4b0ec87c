import { useTranslate } from 'ra-core';
import { FieldTextInput } from '@/components/forms/TextInput.tsx';
import { useBarcodeField } from '../useBarcodeField.ts';

/** The barcode of the product itself. */
export const BarcodeInput = () => {
  const field = useBarcodeField('barcode');
  const label = useTranslate()('products.form.barcode');
  return <FieldTextInput name="barcode" label={label} help={field.hint} field={field} />;
};
