import { useCallback, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { isConflict } from '@/domain/errors.ts';
import { applyChoices, type ThreeWay, threeWay } from '../conflict/threeWay.ts';
import type { FormDraftSubject } from '../draft/useKeptChanges.ts';
import { differingFields, useUnsaved } from '../forms/useUnsaved.ts';
import { useFormDraft } from './useFormDraft.ts';

/** Attempts to save over changes of others that do not touch mine. */
const ATTEMPTS = 3;

/** What a form's values are: data that can be stored, or the problem of each field. */
export type ReadValues<D> = { data: D } | { problems: Record<string, string> };

/** How a record is edited. */
export interface RecordFormOptions<R, V extends FieldValues, D> {
  /** The record as it was read; null for a new one. */
  record: R | null;
  /** Under what unsaved changes are kept in this browser. */
  draft: FormDraftSubject;
  /** What the form shows of a record, or of none. */
  valuesOf: (record: R | null) => V;
  read: (values: V) => ReadValues<D>;
  /** Stores the data over `base`, whose version must still hold; `changed` names my fields. */
  write: (data: D, base: R | null, changed: readonly (keyof V & string)[]) => Promise<void>;
  /** Reads the record as it is stored now; null where it is gone. */
  refresh: () => Promise<R | null>;
  onSaved: () => void;
}

/** What keeps a form from being saved. */
export type FormTrouble<V extends object> =
  | { kind: 'failed'; error: unknown }
  /** `restores`: the kept draft against the form; choosing fills the form and saves nothing. */
  | { kind: 'conflict'; conflict: ThreeWay<V>; mine: V; restores?: boolean }
  | { kind: 'deleted' };

/**
 * A form of one record. It saves once however often it is asked to; other people's changes to
 * other fields are taken over, to the same fields are shown to choose from. Nothing typed is lost.
 */
export const useRecordForm = <R, V extends FieldValues, D>(options: RecordFormOptions<R, V, D>) => {
  const { valuesOf, read, write, refresh, onSaved } = options;
  const [base, setBase] = useState(options.record);
  const baseValues = valuesOf(base);
  const form = useForm<V>({ defaultValues: baseValues as DefaultValues<V> });
  const unsaved = useUnsaved(form, baseValues);
  const [trouble, setTrouble] = useState<FormTrouble<V> | null>(null);
  const [fresh, setFresh] = useState<R | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const saved = useRef(false);

  const { now } = unsaved;
  const differing = useCallback(() => (saved.current ? [] : now()), [now]);
  const draft = useFormDraft(options.draft, form, baseValues, differing);

  const attempt = async (
    from: R | null,
    number: number,
  ): Promise<FormTrouble<V> | 'saved' | 'invalid'> => {
    const values = form.getValues();
    const result = read(values);
    if ('problems' in result) {
      for (const field of Object.keys(values))
        if (result.problems[field])
          form.setError(field as Path<V>, { message: result.problems[field] });
      return 'invalid';
    }
    try {
      await write(result.data, from, differingFields(valuesOf(from), values));
      return 'saved';
    } catch (error) {
      if (!isConflict(error) || from === null) return { kind: 'failed', error };
      const stored = await refresh();
      if (stored === null) return { kind: 'deleted' };
      const conflict = threeWay(valuesOf(from), valuesOf(stored), values);
      setFresh(stored);
      if (conflict.conflicts.length > 0) return { kind: 'conflict', conflict, mine: values };
      if (number === ATTEMPTS) return { kind: 'failed', error };
      setBase(stored);
      form.reset(conflict.merged);
      return attempt(stored, number + 1);
    }
  };

  const submit = async (from: R | null = base) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    form.clearErrors();
    try {
      const outcome = await attempt(from, 1);
      setTrouble(typeof outcome === 'string' ? null : outcome);
      if (outcome === 'saved') {
        saved.current = true;
        draft.clear();
        onSaved();
      }
    } catch (error) {
      setTrouble({ kind: 'failed', error });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const restore = () => {
    const compared = draft.compare();
    if (!compared) return;
    const { mine, ...conflict } = compared;
    if (conflict.conflicts.length > 0)
      return setTrouble({ kind: 'conflict', conflict, mine, restores: true });
    form.reset(conflict.merged);
    draft.taken();
  };
  return {
    form,
    hasChanges: useCallback(() => differing().length > 0, [differing]),
    unsaved,
    /** Unsaved changes of an earlier visit, to be taken up or thrown away. */
    offer: draft.savedAt && { savedAt: draft.savedAt, onRestore: restore, onDiscard: draft.clear },
    trouble,
    busy,
    submit: () => submit(),
    /** Takes mine for the fields in `keepMine`, theirs for the others, and saves them. */
    resolve: async (keepMine: ReadonlySet<string>) => {
      if (trouble?.kind !== 'conflict') return;
      form.reset(applyChoices(trouble.conflict.merged, trouble.mine, keepMine));
      setTrouble(null);
      if (trouble.restores) return draft.taken();
      setBase(fresh);
      await submit(fresh);
    },
    dismiss: () => setTrouble(null),
    discard: () => form.reset(baseValues),
  };
};
