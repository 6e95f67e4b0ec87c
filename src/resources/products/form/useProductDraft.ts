import { useMemo } from 'react';
import { useKeptChanges } from '@/components/draft/useKeptChanges.ts';
import { sameValue } from '@/domain/fieldChanges.ts';
import { productFormValuesSchema } from '@/domain/product/form/productFormValues.ts';
import { compareEdits, type ProductConflict } from './saving/conflict.ts';
import type { ProductFormState } from './saving/useProductForm.ts';

const partial = productFormValuesSchema.partial();

/** Keeps the form's unsaved changes in this browser and offers those of an earlier visit. */
export const useProductDraft = (
  record: string,
  productId: string,
  { form, baseValues, unsaved }: ProductFormState,
) => {
  const draft = useKeptChanges(
    { resource: 'products', record, recordId: productId },
    form,
    baseValues,
    unsaved.now,
  );
  const offered = useMemo(() => {
    const mine = partial.safeParse(draft.offered?.changes);
    const original = partial.safeParse(draft.offered?.original);
    if (!draft.offered || !mine.success || !original.success) return null;
    const { savedAt } = draft.offered;
    return { savedAt: new Date(savedAt), mine: mine.data, original: original.data };
  }, [draft.offered]);
  /** The kept changes against what is stored now: what of them others changed in between. */
  const compare = (): ProductConflict | null => {
    if (!offered) return null;
    const typed = structuredClone(form.getValues());
    const original = { ...baseValues, ...offered.original };
    return compareEdits(original, typed, { ...original, ...offered.mine });
  };
  const changesSomething =
    offered !== null && !sameValue({ ...baseValues, ...offered.mine }, baseValues);
  return { ...draft, offered: changesSomething ? offered : null, compare };
};
