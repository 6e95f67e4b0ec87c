import { useCallback, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAuth } from '@/providers/AuthContext.tsx';
import { type DraftSubject, useDraft } from './useDraft.ts';

/** What a form's draft belongs to; whose it is, is who is signed in. */
export type FormDraftSubject = Omit<DraftSubject, 'uid'>;

/**
 * Keeps a form's unsaved changes in this browser.
 * @param differing names the fields that differ from `base` now; none once they are saved.
 */
export const useKeptChanges = <V extends FieldValues, R>(
  subject: FormDraftSubject,
  form: UseFormReturn<V, unknown, R>,
  base: V,
  differing: () => readonly (keyof V & string)[],
) => {
  const { uid } = useAuth().actor;
  const wanted = useRef(base);
  wanted.current = base;
  const changes = useCallback(() => {
    const fields = differing();
    if (fields.length === 0) return null;
    const values = form.getValues();
    const pick = (from: V) => Object.fromEntries(fields.map(field => [field, from[field]]));
    return { original: pick(wanted.current), changes: pick(values) };
  }, [form, differing]);
  const subscribe = useCallback(
    (listener: () => void) =>
      form.subscribe({ formState: { values: true }, callback: () => listener() }),
    [form],
  );
  return useDraft({ uid, ...subject }, changes, subscribe);
};
