import { zodResolver } from '@hookform/resolvers/zod';
import { useNotify, useTranslate } from 'ra-core';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useRenameProducts } from '@/components/actions/useRenameProducts.ts';
import { applyChoices, type FieldConflict, threeWay } from '@/components/conflict/threeWay.ts';
import { focusFirstProblem } from '@/components/forms/focusFirstProblem.ts';
import { useUnsaved } from '@/components/forms/useUnsaved.ts';
import { useFormDraft } from '@/components/recordForm/useFormDraft.ts';
import { fieldProblems, isConflict } from '@/domain/errors.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';
import {
  type ProfileResult,
  type ProfileValues,
  profileFormSchema,
  profileValues,
} from './profileForm.ts';
import { useProfileImage } from './useProfileImage.ts';
import { useProfileProblem } from './useProfileProblem.ts';

interface Conflict {
  fresh: Business;
  merged: ProfileValues;
  mine: ProfileValues;
  conflicts: FieldConflict<keyof ProfileValues & string>[];
  /** Message key of the button; saving without. */
  confirm?: string;
}

const isField = (path: string, values: ProfileValues): path is keyof ProfileValues & string =>
  Object.hasOwn(values, path);

/**
 * The profile form: what is stored is followed live, so that fields nobody touched here show what
 * somebody else made of them, and those touched by both are asked about when they are saved.
 */
export const useProfileEditing = (stored: Business, element: RefObject<HTMLFormElement | null>) => {
  const { dataProvider } = useServices();
  const { uid } = useAuth().actor;
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const renameProducts = useRenameProducts();
  const [base, setBase] = useState(stored);
  const baseValues = useMemo(() => profileValues(base), [base]);
  const form = useForm<ProfileValues, unknown, ProfileResult>({
    defaultValues: baseValues,
    resolver: zodResolver(profileFormSchema),
    shouldFocusError: false,
  });
  const { fields, now } = useUnsaved(form, baseValues);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [phase, setPhase] = useState<'idle' | 'uploading' | 'saving'>('idle');
  const [stuck, setStuck] = useState(0);
  const running = useRef(false);
  const image = useWatch({ control: form.control, name: 'userImg' });
  const { queue, cleanUp } = useProfileImage(uid, url => form.setValue('userImg', url));

  const draft = useFormDraft({ resource: 'business', record: uid }, form, baseValues, now);

  const rebase = useCallback(
    (fresh: Business, values: ProfileValues) => {
      // At once, so that leaving the page in the next line is not taken for leaving changes.
      flushSync(() => setBase(fresh));
      form.reset(values);
    },
    [form],
  );

  const seen = useRef(stored.version);
  useEffect(
    function takeLiveChanges() {
      if (stored.version === seen.current || running.current) return;
      seen.current = stored.version;
      if (stored.version <= base.version) return;
      const mine = structuredClone(form.getValues());
      const { merged, conflicts } = threeWay(baseValues, profileValues(stored), mine);
      // Fields that both changed wait for saving, which asks about them.
      if (conflicts.length > 0) return;
      setBase(stored);
      form.reset(merged);
      notify('profile.changedMeanwhile', { type: 'info' });
    },
    [stored, base, baseValues, form, notify],
  );

  const write = async (from: Business, result: ProfileResult): Promise<void> => {
    const before = profileValues(from);
    try {
      const { data } = await dataProvider.update<Business>('business', {
        id: uid,
        data: result,
        previousData: from,
      });
      seen.current = data.version;
      rebase(data, profileValues(data));
      draft.clear();
      cleanUp([before.userImg], data.userImg ?? null);
      if (data.businessName !== before.businessName) void renameProducts(data);
      notify('profile.saved', { type: 'success' });
      navigate(paths.profile());
    } catch (error) {
      if (!isConflict(error)) throw error;
      const { data: fresh } = await dataProvider.getOne<Business>('business', { id: uid });
      const mine: ProfileValues = { ...result };
      const { merged, conflicts } = threeWay(before, profileValues(fresh), mine);
      if (conflicts.length > 0) return setConflict({ fresh, merged, mine, conflicts });
      rebase(fresh, merged);
      return write(fresh, profileFormSchema.parse(merged));
    }
  };

  const submit = async (from: Business = base) => {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    setPhase('uploading');
    await queue.settled();
    const left = queue.items().filter(({ state }) => state !== 'refused').length;
    setStuck(left);
    setPhase('saving');
    try {
      if (left === 0) {
        await form.handleSubmit(
          result => write(from, result),
          () => setTimeout(() => element.current && focusFirstProblem(element.current), 50),
        )();
      }
    } catch (error) {
      const problems = fieldProblems(error);
      for (const [path, message] of Object.entries(problems ?? {})) {
        if (isField(path, form.getValues())) form.setError(path, { type: 'server', message });
      }
      if (!problems) setFailure(error);
    } finally {
      running.current = false;
      setPhase('idle');
    }
  };

  const resolve = (keepMine: ReadonlySet<string>) => {
    if (!conflict) return;
    const values = applyChoices(conflict.merged, conflict.mine, keepMine);
    rebase(conflict.fresh, values);
    setConflict(null);
    if (conflict.confirm) draft.taken();
    else void submit(conflict.fresh);
  };

  const restoreDraft = () => {
    const compared = draft.compare();
    if (!compared) return;
    const { merged, conflicts, mine } = compared;
    if (conflicts.length > 0) {
      const confirm = 'forms.useResult';
      return setConflict({ fresh: base, merged, mine, conflicts, confirm });
    }
    form.reset(merged);
    draft.taken();
  };

  const discard = () => {
    const typed = structuredClone(form.getValues());
    form.reset(baseValues);
    setFailure(null);
    notify('forms.discarded', { type: 'info', onUndo: () => form.reset(typed) });
  };

  const problem = useProfileProblem(
    form,
    element,
    stuck > 0 && queue.items().length > 0 ? stuck : 0,
    failure,
  );

  return {
    form,
    queue,
    image,
    draft,
    conflict,
    problem,
    resolve,
    restoreDraft,
    discard,
    submit,
    unsaved: fields,
    busy: phase !== 'idle',
    waiting: phase === 'uploading' ? translate('forms.waiting', { smart_count: 1 }) : null,
    closeConflict: () => setConflict(null),
    hasChanges: useCallback(
      () => now().length > 0 || queue.items().some(({ state }) => state !== 'refused'),
      [now, queue],
    ),
  };
};
