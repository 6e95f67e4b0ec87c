import { useCallback, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAuth } from '@/providers/AuthContext.tsx';
import { type ThreeWay, threeWay } from '../conflict/threeWay.ts';
import { useDraft } from '../draft/useDraft.ts';
import { keptFields } from './keptFields.ts';

/** What a draft belongs to. */
export interface FormDraftSubject {
  resource: string;
  /** Id of the record, or a name for the one being made. */
  record: string;
}

/**
 * Keeps a form's unsaved changes in this browser and offers those of an earlier visit.
 * @param differing names the fields that differ from `base` now; none once they are saved.
 */
export const useFormDraft = <V extends FieldValues>(
  { resource, record }: FormDraftSubject,
  form: UseFormReturn<V>,
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
  const subject = useMemo(() => ({ uid, resource, record }), [uid, resource, record]);
  const { offered, clear, taken } = useDraft(subject, changes, subscribe);
  const compare = (): (ThreeWay<V> & { mine: V }) | null => {
    if (!offered) return null;
    const before = { ...base, ...keptFields(base, offered.original) };
    const mine = { ...before, ...keptFields(base, offered.changes) };
    return { ...threeWay(before, structuredClone(form.getValues()), mine), mine };
  };
  return {
    /** When the offered changes were kept; null where there are none. */
    savedAt: offered ? new Date(offered.savedAt) : null,
    /** The kept changes against what the form holds now. */
    compare,
    clear,
    taken,
  };
};
