import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameValue } from '@/domain/fieldChanges.ts';

/** How long typing may pause before what is unsaved is told anew, in milliseconds. */
const PAUSE = 120;

/** @returns the names of the fields whose values differ. */
export const differingFields = <T extends object>(base: T, values: T): (keyof T & string)[] =>
  Object.keys(base).filter(
    (field): field is keyof T & string =>
      field in base && !sameValue(Reflect.get(base, field), Reflect.get(values, field)),
  );

/**
 * Follows which fields differ from `base`, by value: typing something and taking it back leaves
 * nothing unsaved.
 */
export const useUnsaved = <T extends FieldValues, R>(
  form: UseFormReturn<T, unknown, R>,
  base: T,
) => {
  const [fields, setFields] = useState<(keyof T & string)[]>([]);
  const wanted = useRef(base);
  wanted.current = base;
  /** The fields that differ at this moment. */
  const now = useCallback(() => differingFields(wanted.current, form.getValues()), [form]);
  useEffect(
    function followValues() {
      void base;
      const updateFields = () =>
        setFields(before => {
          const next = now();
          return sameValue(before, next) ? before : next;
        });
      updateFields();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = form.subscribe({
        formState: { values: true },
        callback: () => {
          clearTimeout(timer);
          timer = setTimeout(updateFields, PAUSE);
        },
      });
      return () => {
        clearTimeout(timer);
        end();
      };
    },
    [form, now, base],
  );
  return { fields, now };
};
