import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type ThreeWay, threeWay } from '../conflict/threeWay.ts';
import { type FormDraftSubject, useKeptChanges } from '../draft/useKeptChanges.ts';
import { keptFields } from './keptFields.ts';

/**
 * Keeps a form's unsaved changes in this browser and offers those of an earlier visit.
 * @param differing names the fields that differ from `base` now; none once they are saved.
 */
export const useFormDraft = <V extends FieldValues, R>(
  subject: FormDraftSubject,
  form: UseFormReturn<V, unknown, R>,
  base: V,
  differing: () => readonly (keyof V & string)[],
) => {
  const { offered, clear, taken } = useKeptChanges(subject, form, base, differing);
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
