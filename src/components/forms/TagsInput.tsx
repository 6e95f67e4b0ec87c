import { useState } from 'react';
import { addTags } from './addTags.ts';
import { Choice } from './Choice.tsx';
import { offered } from './offered.ts';
import { useField } from './useField.ts';

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];

/** Several short texts; Enter or a comma ends one. */
export const TagsInput = (props: {
  name: string;
  label: string;
  suggestions: readonly string[];
  help?: string;
  onFocus?: () => void;
  /** Called with what is typed and not ended yet. */
  onType?: (text: string) => void;
}) => {
  const { name, label, suggestions, help, onFocus, onType } = props;
  const { value, onChange, onBlur, ref, invalid, problem } = useField(name);
  const [typed, setTypedText] = useState('');
  const setTyped = (text: string) => {
    setTypedText(text);
    onType?.(text);
  };
  const tags = textsOf(value);
  const take = (text: string) => {
    onChange(addTags(tags, text));
    setTyped('');
  };
  const leave = () => {
    // What is typed but not ended by Enter counts as well.
    if (typed.trim()) take(typed);
    onBlur();
  };
  return (
    <Choice
      label={label}
      field={{ error: invalid, helperText: problem ?? help, inputRef: ref, onFocus, onBlur: leave }}
      input={{ name }}
      multiple
      freeSolo
      filterSelectedOptions
      options={suggestions}
      filterOptions={offered}
      value={tags}
      inputValue={typed}
      onInputChange={(_, text) => (/[,;\n]/.test(text) ? take(text) : setTyped(text))}
      onChange={(_, next) => onChange(addTags([], next.join(',')))}
    />
  );
};
