import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { applyChoices, threeWay } from '@/components/conflict/threeWay.ts';
import { useUnsaved } from '@/components/forms/useUnsaved.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import {
  type ProductFormResult,
  productFormSchema,
} from '@/domain/product/form/readProductForm.ts';
import { type ProductBusiness, type StoredProduct, storedValues } from './storedProduct.ts';

/** The form's values, what they are compared with, and what differs. */
export const useProductForm = (stored: StoredProduct | null, business: ProductBusiness) => {
  const [base, setBase] = useState(stored);
  const baseValues = useMemo(() => storedValues(base, business), [base, business]);
  const schema = useMemo(() => productFormSchema(base && baseValues), [base, baseValues]);
  const form = useForm<ProductFormValues, unknown, ProductFormResult>({
    defaultValues: baseValues,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const unsaved = useUnsaved(form, baseValues);
  /**
   * Takes `next` for what is stored.
   * @param written the values it was made from; what was typed since then stays.
   */
  const rebase = useCallback(
    (next: StoredProduct, written: ProductFormValues) => {
      const values = storedValues(next, business);
      const typed = structuredClone(form.getValues());
      const { merged, conflicts } = threeWay(written, values, typed);
      const mine = new Set<string>(conflicts.map(({ field }) => field));
      // At once, so that leaving the page in the next line is not taken for leaving changes.
      flushSync(() => setBase(next));
      form.reset(applyChoices(merged, typed, mine));
    },
    [form, business],
  );
  return { form, base, baseValues, unsaved, rebase };
};

/** The product form's state. */
export type ProductFormState = ReturnType<typeof useProductForm>;
