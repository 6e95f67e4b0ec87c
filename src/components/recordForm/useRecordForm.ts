import { useNotify } from 'ra-core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { Comparison } from '../conflict/threeWay.ts';
import { focusFirstProblem } from '../forms/focusFirstProblem.ts';
import { FormUploads } from './FormUploads.ts';
import type { FormProblem, RecordFormState, SubmitOptions } from './RecordFormContext.ts';
import type { RecordFormProps } from './RecordFormProps.ts';
import { type FormBase, useFormBase } from './useFormBase.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useFormFiles } from './useFormFiles.ts';
import { useLiveBase } from './useLiveBase.ts';
import { type SaveOutcome, useSave } from './useSave.ts';

/** How long Undo is offered after changes were discarded, in milliseconds. */
const UNDO_TIME = 8000;

/** What keeps a form from being saved and is asked about in a dialog. */
export type FormQuestion<R, V> =
  | { kind: 'deleted' }
  | {
      kind: 'conflict';
      comparison: Comparison<V>;
      /** What to save over; null where the result only fills the form. */
      fresh: FormBase<R, V> | null;
      options: SubmitOptions;
    };

/**
 * The form of one record. It saves once however often it is asked to; other people's changes to
 * other fields are taken over, to the same fields are shown to choose from. Nothing typed is lost.
 */
export const useRecordForm = <R, V extends FieldValues, D>(
  props: RecordFormProps<R, V, D>,
  element: RefObject<HTMLElement | null>,
) => {
  const { stored, valuesOf, onSaved } = props;
  const notify = useNotify();
  const form = useFormContext<V>();
  const fields = useFormContext();
  const { base, setBase, rebase, unsaved } = useFormBase(stored, valuesOf);
  const [uploads] = useState(() => new FormUploads());
  const files = useFormFiles(props.files);
  const draft = useFormDraft(props, base.values, unsaved.now);
  const save = useSave(props, rebase);
  const [phase, setPhase] = useState<RecordFormState['phase']>('idle');
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [question, setQuestion] = useState<FormQuestion<R, V> | null>(null);
  const running = useRef(false);
  useLiveBase(props, base, setBase, phase !== 'idle');
  const left = useRef(false);

  const atEnd = useRef(() => {});
  atEnd.current = () => {
    // What is still unsaved is kept as a draft, with its pictures.
    if (unsaved.now().length === 0) files.discard([base.values]);
  };
  useEffect(function cleanUpBehind() {
    left.current = false;
    return () => {
      left.current = true;
      atEnd.current();
    };
  }, []);

  const leave = useCallback((leaves: boolean) => {
    left.current = leaves;
  }, []);
  const hasChanges = useCallback(
    () => unsaved.now().length > 0 || uploads.pending() > 0,
    [unsaved.now, uploads],
  );
  const showProblem = () => void (element.current && focusFirstProblem(element.current));

  const send = async (options: SubmitOptions, from: FormBase<R, V>) => {
    setPhase('uploading');
    await uploads.settled();
    const count = uploads.stuck();
    if (count > 0 && !options.dropUploads) return setProblem({ kind: 'uploads', count, options });
    uploads.dropStuck();
    setPhase('saving');
    const set = Object.entries(options.set ?? {});
    const put = ([field, value]: [string, unknown]) => fields.setValue(field, value);
    const taken = set.map(([field]): [string, unknown] => [field, fields.getValues(field)]);
    set.forEach(put);
    let outcome: SaveOutcome<R, V> = { kind: 'invalid' };
    await form.handleSubmit(async () => {
      outcome = await save(from);
    })();
    if (!isSaved(outcome)) taken.forEach(put);
    finish(outcome, options, from);
  };

  const finish = (outcome: SaveOutcome<R, V>, options: SubmitOptions, from: FormBase<R, V>) => {
    if (outcome.kind === 'saved') {
      draft.clear();
      files.discard([from.values, outcome.written, form.getValues()]);
      if (outcome.merged) notify('forms.mergedSilently', { type: 'info' });
      onSaved(outcome.stored, left.current);
      if (!left.current) options.next?.();
    }
    // Once the errors stand at their fields, and a table has scrolled to its row.
    if (outcome.kind === 'invalid') setTimeout(showProblem, 80);
    if (outcome.kind === 'failed') setProblem(outcome);
    if (outcome.kind === 'deleted') setQuestion(outcome);
    if (outcome.kind === 'conflict')
      setQuestion({ ...outcome, options: { ...options, set: undefined } });
  };

  const submit = async (options: SubmitOptions = {}, from = base) => {
    if (running.current) return;
    if (options.next && !hasChanges()) return options.next();
    running.current = true;
    setProblem(null);
    try {
      await send(options, from);
    } finally {
      running.current = false;
      setPhase('idle');
    }
  };

  const state: RecordFormState = {
    isNew: base.record === null,
    phase,
    busy: phase !== 'idle',
    unsaved: unsaved.fields,
    fieldKey: props.fieldKey,
    problem,
    explain: props.explain,
    uploads,
    uploaded: files.uploaded,
    draftSaved: draft.kept,
    offer: draft.savedAt && {
      savedAt: draft.savedAt,
      onRestore: () => {
        const comparison = draft.compare();
        if (!comparison) return;
        if (comparison.conflicts.length > 0)
          return setQuestion({ kind: 'conflict', comparison, fresh: null, options: {} });
        form.reset(comparison.resolve(new Set()));
        draft.taken();
      },
      onDiscard: () => {
        draft.clear();
        const { mine, before } = draft;
        if (mine && before) files.discard([base.values, before, form.getValues()], [mine]);
      },
    },
    submit: options => submit(options),
    discard: () => {
      const typed = structuredClone(form.getValues());
      form.reset(base.values);
      setProblem(null);
      const onUndo = () => form.reset(typed);
      notify('forms.discarded', { type: 'info', autoHideDuration: UNDO_TIME, onUndo });
    },
    showProblem,
  };
  return {
    state,
    base,
    hasChanges,
    leave,
    question,
    dismiss: () => setQuestion(null),
    /** Takes mine for the fields in `keepMine`, theirs for the others, and saves them. */
    resolve: async (keepMine: ReadonlySet<string>) => {
      if (question?.kind !== 'conflict') return;
      const { comparison, fresh, options } = question;
      const values = comparison.resolve(keepMine);
      setQuestion(null);
      if (fresh === null) {
        form.reset(values);
        return draft.taken();
      }
      rebase(fresh, values);
      await submit(options, fresh);
    },
  };
};

const isSaved = (outcome: { kind: string }) => outcome.kind === 'saved';
