import type { ReactNode, Ref } from 'react';
import { Choice } from './Choice.tsx';
import { offered } from './offered.ts';

/** What a field with suggestions is given, whoever keeps its value. */
export interface SuggestFieldProps {
  label: string;
  suggestions: readonly string[];
  name?: string;
  help?: ReactNode;
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Called when the suggestions are about to be needed. */
  onFocus?: () => void;
  onBlur?: () => void;
}

/** A line of text with suggestions; anything else may be written too. */
export const SuggestField = (
  props: SuggestFieldProps & { text: string; onChange: (text: string) => void },
) => {
  const { label, suggestions, name, help, invalid, inputRef, onFocus, onBlur, text, onChange } =
    props;
  return (
    <Choice
      label={label}
      field={{ error: invalid, helperText: help, inputRef, onFocus, onBlur }}
      input={{ name }}
      freeSolo
      disableClearable
      options={suggestions}
      filterOptions={offered}
      inputValue={text}
      value={text}
      onInputChange={(_, value) => onChange(value)}
    />
  );
};
