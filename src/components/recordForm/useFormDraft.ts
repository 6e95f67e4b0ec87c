import { useCallback, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { sameValue } from '@/domain/fieldChanges.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { compareValues } from '../conflict/threeWay.ts';
import { useDraft } from '../draft/useDraft.ts';
import { draftFields } from './draftFields.ts';
import type { RecordFormProps } from './RecordFormProps.ts';

type DraftProps<V extends FieldValues> = Pick<
  RecordFormProps<unknown, V, unknown>,
  'draft' | 'fits' | 'compare'
>;

/**
 * Keeps the form's unsaved changes in this browser and offers those of an earlier visit.
 * @param differing names the fields that differ from `base` now; none once they are saved.
 */
export const useFormDraft = <V extends FieldValues>(
  { draft, fits = draftFields, compare = compareValues }: DraftProps<V>,
  base: V,
  differing: () => readonly (keyof V & string)[],
) => {
  const form = useFormContext<V>();
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
  const { offered, kept, clear, taken } = useDraft({ uid, ...draft }, changes, subscribe);
  const mine = offered && { ...base, ...fits(base, offered.changes) };
  const before = offered && { ...base, ...fits(base, offered.original) };
  const offer = sameValue(mine, base) ? null : offered;
  return {
    /** When the offered changes were kept; null where there are none. */
    savedAt: offer && new Date(offer.savedAt),
    /** Whether this browser has room for the changes. */
    kept,
    /** The values with the offered changes, before anything is compared. */
    mine,
    /** The values that the offered changes were made to. */
    before,
    /** The offered changes against what the form holds now. */
    compare: () => {
      if (!offer || !before) return null;
      const made = { ...before, ...fits(base, offer.changes) };
      return compare(before, structuredClone(form.getValues()), made);
    },
    clear,
    taken,
  };
};
