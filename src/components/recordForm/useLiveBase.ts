import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { compareValues } from '../conflict/threeWay.ts';
import type { RecordFormProps } from './RecordFormProps.ts';
import type { FormBase } from './useFormBase.ts';

/**
 * Follows what is stored: fields that nobody touched here show what somebody else made of them,
 * those that both changed wait until the form is saved, which asks about them.
 */
export const useLiveBase = <R, V extends FieldValues>(
  props: Pick<RecordFormProps<R, V, unknown>, 'stored' | 'versionOf' | 'valuesOf' | 'compare'>,
  base: FormBase<R, V>,
  setBase: (next: FormBase<R, V>) => void,
  busy: boolean,
) => {
  const { stored, versionOf, valuesOf, compare = compareValues } = props;
  const form = useFormContext<V>();
  const notify = useNotify();
  const newest = (stored && versionOf?.(stored)) ?? 0;
  const known = (base.record && versionOf?.(base.record)) ?? 0;
  const seen = useRef(newest);
  useEffect(function takeLiveChanges() {
    if (newest === seen.current || busy) return;
    seen.current = newest;
    if (newest <= known) return;
    const next = { record: stored, values: valuesOf(stored) };
    const found = compare(base.values, next.values, structuredClone(form.getValues()));
    if (found.conflicts.length > 0) return;
    setBase(next);
    form.reset(found.resolve(new Set()));
    notify('forms.changedMeanwhile', { type: 'info' });
  });
};
