import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useUnsaved } from '../forms/useUnsaved.ts';

/** What is stored, as a record and as the form's values. */
export interface FormBase<R, V> {
  record: R | null;
  values: V;
}

/** What the form's values are compared with, and what differs. */
export const useFormBase = <R, V extends FieldValues>(
  stored: R | null,
  valuesOf: (record: R | null) => V,
) => {
  const form = useFormContext<V>();
  const [base, setBase] = useState<FormBase<R, V>>(() => ({
    record: stored,
    values: valuesOf(stored),
  }));
  const unsaved = useUnsaved(form, base.values);
  /** Takes `next` for what is stored, and shows `values`. */
  const rebase = useCallback(
    (next: FormBase<R, V>, values: V) => {
      // At once, so that leaving the page in the next line is not taken for leaving changes.
      flushSync(() => setBase(next));
      form.reset(values);
    },
    [form],
  );
  return { base, setBase, rebase, unsaved };
};
