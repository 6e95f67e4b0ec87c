import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { fieldProblems, isConflict, isMissing } from '@/domain/errors.ts';
import { applyChoices, type Comparison, compareValues, threeWay } from '../conflict/threeWay.ts';
import { differingFields } from '../forms/useUnsaved.ts';
import type { RecordFormProps } from './RecordFormProps.ts';
import type { FormBase } from './useFormBase.ts';

/** Attempts to save over changes of others that do not touch mine. */
const ATTEMPTS = 3;

/** What an attempt to save ended with. */
export type SaveOutcome<R, V> =
  | { kind: 'saved'; stored: R | null; written: V; merged: boolean }
  | { kind: 'invalid' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflict'; comparison: Comparison<V>; fresh: FormBase<R, V> }
  | { kind: 'deleted' };

const isField = <V extends FieldValues>(path: string, values: V): path is FieldPath<V> =>
  Object.hasOwn(values, path.split('.')[0] ?? '');

/** What was typed while the form was saved stays over what is stored now. */
const keepTyped = <V extends FieldValues>(written: V, stored: V, typed: V): V => {
  const { merged, conflicts } = threeWay(written, stored, typed);
  return applyChoices(merged, typed, new Set(conflicts.map(({ field }) => field)));
};

/**
 * Saves the form's values: over other people's changes where they touch other fields. Whatever goes
 * wrong, the form keeps its values.
 */
export const useSave = <R, V extends FieldValues, D>(
  props: RecordFormProps<R, V, D>,
  rebase: (next: FormBase<R, V>, values: V) => void,
) => {
  const form = useFormContext<V>();
  const { valuesOf, read, write, refresh, normalize, compare = compareValues } = props;

  const markFields = (problems: Record<string, string>) => {
    const values = form.getValues();
    const fields = Object.entries(problems).filter(([path]) => isField(path, values));
    for (const [path, message] of fields)
      if (isField(path, values)) form.setError(path, { type: 'server', message });
    return fields.length > 0;
  };

  const attempt = async (from: FormBase<R, V>, number: number): Promise<SaveOutcome<R, V>> => {
    const written = structuredClone(form.getValues());
    const result = read(written, from.record && from.values);
    if ('problems' in result) {
      markFields(result.problems);
      return { kind: 'invalid' };
    }
    try {
      const changed = differingFields(from.values, written);
      const stored = await write(result.data, from.record, changed);
      // A new record that the form is done with leaves nothing unsaved.
      const values = stored === null ? written : valuesOf(stored);
      const typed = structuredClone(form.getValues());
      rebase({ record: stored, values }, keepTyped(written, values, typed));
      return { kind: 'saved', stored, written, merged: number > 1 };
    } catch (error) {
      const problems = fieldProblems(error);
      if (problems && markFields(problems)) return { kind: 'invalid' };
      if (isMissing(error) && from.record) return { kind: 'deleted' };
      if (!isConflict(error) || !from.record) return { kind: 'failed', error };
      const stored = await refresh?.();
      if (stored === undefined) return { kind: 'failed', error };
      if (stored === null) return { kind: 'deleted' };
      const mine = normalize?.(result.data) ?? written;
      const fresh = { record: stored, values: valuesOf(stored) };
      const comparison = compare(from.values, fresh.values, mine);
      if (comparison.conflicts.length > 0) return { kind: 'conflict', comparison, fresh };
      if (number === ATTEMPTS) return { kind: 'failed', error };
      rebase(fresh, comparison.resolve(new Set()));
      return attempt(fresh, number + 1);
    }
  };

  return async (from: FormBase<R, V>): Promise<SaveOutcome<R, V>> => {
    try {
      return await attempt(from, 1);
    } catch (error) {
      return { kind: 'failed', error };
    }
  };
};
