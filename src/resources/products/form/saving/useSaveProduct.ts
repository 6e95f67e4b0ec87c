import { useCallback } from 'react';
import type { FieldPath } from 'react-hook-form';
import { differingFields } from '@/components/forms/useUnsaved.ts';
import { fieldProblems, isConflict, isMissing } from '@/domain/errors.ts';
import { changedInput } from '@/domain/product/form/changedInput.ts';
import {
  type ProductFormValues,
  productFormValues,
} from '@/domain/product/form/productFormValues.ts';
import { productFormSchema } from '@/domain/product/form/readProductForm.ts';
import { compareEdits, type ProductConflict } from './conflict.ts';
import { type ProductBusiness, type StoredProduct, storedValues } from './storedProduct.ts';
import type { ProductFormState } from './useProductForm.ts';
import type { useProductStore } from './useProductStore.ts';

/** Attempts to save over changes of others that do not touch mine. */
const ATTEMPTS = 3;

/** What an attempt to save ended with. */
export type SaveOutcome =
  | { kind: 'saved'; stored: StoredProduct; wasNew: boolean; merged: boolean }
  | { kind: 'invalid' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflict'; conflict: ProductConflict; fresh: StoredProduct }
  | { kind: 'deleted' };

const isField = (path: string, values: ProductFormValues): path is FieldPath<ProductFormValues> =>
  Object.hasOwn(values, path.split('.')[0] ?? '');

/**
 * Saves the form: over other people's changes where they touch other fields. Whatever goes wrong,
 * the form keeps its values.
 */
export const useSaveProduct = (
  business: ProductBusiness,
  { form, base, rebase }: ProductFormState,
  store: ReturnType<typeof useProductStore>,
) => {
  const tellFields = useCallback(
    (problems: Record<string, string>) => {
      const values = form.getValues();
      for (const [path, message] of Object.entries(problems)) {
        if (isField(path, values)) form.setError(path, { type: 'server', message });
      }
    },
    [form],
  );

  const attempt = useCallback(
    async (from: StoredProduct | null, number: number): Promise<SaveOutcome> => {
      const written = structuredClone(form.getValues());
      const before = storedValues(from, business);
      const read = productFormSchema(from && before).safeParse(written);
      if (!read.success) {
        tellFields(
          Object.fromEntries(
            read.error.issues.map(({ path, message }) => [path.join('.'), message]),
          ),
        );
        return { kind: 'invalid' };
      }
      const { input, details } = read.data;
      try {
        const stored = from
          ? await store.change(from, changedInput(input, differingFields(before, written)), details)
          : await store.add(input, details);
        rebase(stored, written);
        return { kind: 'saved', stored, wasNew: from === null, merged: number > 1 };
      } catch (error) {
        const problems = fieldProblems(error);
        if (problems) tellFields(problems);
        if (isMissing(error)) return { kind: 'deleted' };
        if (!isConflict(error) || !from || number === ATTEMPTS) {
          return { kind: 'failed', error };
        }
      }
      const fresh = await store.read();
      if (!fresh) return { kind: 'deleted' };
      const mine = productFormValues(input, details);
      const conflict = compareEdits(before, storedValues(fresh, business), mine);
      if (conflict.conflicts.length > 0) return { kind: 'conflict', conflict, fresh };
      rebase(fresh, before);
      form.reset(conflict.resolve(new Set()));
      return attempt(fresh, number + 1);
    },
    [form, business, store, rebase, tellFields],
  );

  return useCallback(
    async (from: StoredProduct | null = base): Promise<SaveOutcome> => {
      try {
        return await attempt(from, 1);
      } catch (error) {
        return { kind: 'failed', error };
      }
    },
    [attempt, base],
  );
};
