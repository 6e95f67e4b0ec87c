import { useTranslate } from 'ra-core';
import { useController } from 'react-hook-form';

/** One field of the form in view: its value, how to change it, and what is wrong with it. */
export const useField = (name: string) => {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  const value: unknown = field.value;
  return {
    value,
    text: typeof value === 'string' ? value : '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    invalid: fieldState.error !== undefined,
    problem: message === undefined ? null : translate(message, { _: message }),
  };
};
