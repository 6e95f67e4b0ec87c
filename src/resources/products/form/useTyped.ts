import { useDeferredValue, useMemo } from 'react';
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';

/**
 * What follows from the form as it is now.
 * @param names the fields it follows from; always the same list.
 * @param read always the same function.
 */
export const useTyped = <T>(
  names: readonly FieldPath<ProductFormValues>[],
  read: (values: ProductFormValues) => T,
): T => {
  const { getValues, control } = useFormContext<ProductFormValues>();
  const watched = useWatch({ control, name: names });
  // Thousands of variants are looked through: after the key that was pressed has been shown.
  const values = useDeferredValue(watched);
  return useMemo(() => {
    void values;
    return read(getValues());
  }, [values, getValues, read]);
};
