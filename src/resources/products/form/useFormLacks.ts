import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ASKED_FIELDS } from '@/domain/channels/channelAsks.ts';
import { derivedFromSchema } from '@/domain/product/deriveProduct.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { formLacks } from '@/domain/product/form/readProductForm.ts';

const WATCHED = [...new Set([...derivedFromSchema.keyof().options, ...ASKED_FIELDS])];

/** What the product would lack if it were saved as the form is now. */
export const useFormLacks = (): ReturnType<typeof formLacks> => {
  const { getValues, control } = useFormContext<ProductFormValues>();
  const watched = useWatch({
    control,
    name: WATCHED,
  });
  // Thousands of variants are looked through: after the key that was pressed has been shown.
  const values = useDeferredValue(watched);
  return useMemo(() => {
    void values;
    return formLacks(getValues());
  }, [values, getValues]);
};
