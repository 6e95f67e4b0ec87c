import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useChoiceWords } from './useChoiceWords.ts';
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
  const choiceWords = useChoiceWords();
  return (
    <Autocomplete
      {...choiceWords}
      freeSolo
      disableClearable
      options={suggestions}
      inputValue={text}
      value={text}
      onInputChange={(_, value) => onChange(value)}
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          error={invalid}
          helperText={problem ?? help}
          inputRef={ref}
          onFocus={onFocus}
          onBlur={onBlur}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, name },
          }}
        />
      )}
    />
  );
};
