import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { derivedFromSchema } from '@/domain/product/deriveProduct.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { formGaps } from '@/domain/product/form/readProductForm.ts';
import type { ProductGap } from '@/domain/schemas/product.ts';

const WATCHED = derivedFromSchema.keyof().options;

/** What the product would lack if it were saved as the form is now. */
export const useFormGaps = (): ProductGap[] => {
  const { getValues, control } = useFormContext<ProductFormValues>();
  const watched = useWatch({
    control,
    name: WATCHED,
  });
  // Thousands of variants are looked through: after the key that was pressed has been shown.
  const values = useDeferredValue(watched);
  return useMemo(() => {
    void values;
    return formGaps(getValues());
  }, [values, getValues]);
};
