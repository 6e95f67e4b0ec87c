import { useCallback, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { threeWay } from '@/components/conflict/threeWay.ts';
import { useDraft } from '@/components/draft/useDraft.ts';
import { type ProfileResult, type ProfileValues, profileDraftSchema } from './profileForm.ts';

/** Keeps the profile's unsaved changes in this browser and offers those of an earlier visit. */
export const useProfileDraft = (
  uid: string,
  form: UseFormReturn<ProfileValues, unknown, ProfileResult>,
  baseValues: ProfileValues,
  differing: () => (keyof ProfileValues & string)[],
) => {
  const changes = useCallback(() => {
    const fields = differing();
    if (fields.length === 0) return null;
    const values = form.getValues();
    const pick = (from: ProfileValues) =>
      Object.fromEntries(fields.map(field => [field, from[field]]));
    return { original: pick(baseValues), changes: pick(values) };
  }, [form, differing, baseValues]);
  const subscribe = useCallback(
    (listener: () => void) =>
      form.subscribe({ formState: { values: true }, callback: () => listener() }),
    [form],
  );
  const subject = useMemo(() => ({ uid, resource: 'business', record: uid }), [uid]);
  const draft = useDraft(subject, changes, subscribe);
  /** What was kept against what the form holds now; null where it cannot be read. */
  const compare = () => {
    const kept = profileDraftSchema.safeParse(draft.offered?.changes);
    const original = profileDraftSchema.safeParse(draft.offered?.original);
    if (!kept.success || !original.success) return null;
    const before = { ...baseValues, ...original.data };
    const mine = { ...before, ...kept.data };
    return { ...threeWay(before, structuredClone(form.getValues()), mine), mine };
  };
  return { ...draft, compare };
};
