import { Choice } from './Choice.tsx';
import { offered } from './offered.ts';
import { useField } from './useField.ts';

/** A line of text with suggestions; anything else may be written too. */
export const SuggestInput = (props: {
  name: string;
  label: string;
  suggestions: readonly string[];
  help?: string;
  /** Called when the suggestions are about to be needed. */
  onFocus?: () => void;
}) => {
  const { name, label, suggestions, help, onFocus } = props;
  const { text, onChange, onBlur, ref, invalid, problem } = useField(name);
  return (
    <Choice
      label={label}
      field={{ error: invalid, helperText: problem ?? help, inputRef: ref, onFocus, onBlur }}
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
