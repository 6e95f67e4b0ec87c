import { useCallback, useMemo } from 'react';
import { useDraft } from '@/components/draft/useDraft.ts';
import { sameValue } from '@/domain/fieldChanges.ts';
import {
  type ProductFormValues,
  productFormValuesSchema,
} from '@/domain/product/form/productFormValues.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { compareEdits, type ProductConflict } from './saving/conflict.ts';
import type { ProductFormState } from './saving/useProductForm.ts';

const partial = productFormValuesSchema.partial();

/** Keeps the form's unsaved changes in this browser and offers those of an earlier visit. */
export const useProductDraft = (
  record: string,
  productId: string,
  { form, baseValues, unsaved }: ProductFormState,
) => {
  const { uid } = useAuth().actor;
  const { now } = unsaved;
  const changes = useCallback(() => {
    const fields = now();
    if (fields.length === 0) return null;
    const values = form.getValues();
    const pick = (from: ProductFormValues) =>
      Object.fromEntries(fields.map(field => [field, from[field]]));
    return { original: pick(baseValues), changes: pick(values) };
  }, [form, now, baseValues]);
  const subscribe = useCallback(
    (listener: () => void) =>
      form.subscribe({ formState: { values: true }, callback: () => listener() }),
    [form],
  );
  const subject = useMemo(
    () => ({ uid, resource: 'products', record, recordId: productId }),
    [uid, record, productId],
  );
  const draft = useDraft(subject, changes, subscribe);
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
