import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { addTags } from './addTags.ts';
import { useChoiceWords } from './useChoiceWords.ts';
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
}) => {
  const { name, label, suggestions, help, onFocus } = props;
  const { value, onChange, onBlur, ref, invalid, problem } = useField(name);
  const choiceWords = useChoiceWords();
  const [typed, setTyped] = useState('');
  const tags = textsOf(value);
  const take = (text: string) => {
    onChange(addTags(tags, text));
    setTyped('');
  };
  return (
    <Autocomplete
      {...choiceWords}
      multiple
      freeSolo
      filterSelectedOptions
      options={suggestions}
      value={tags}
      inputValue={typed}
      onInputChange={(_, text) => (/[,;\n]/.test(text) ? take(text) : setTyped(text))}
      onChange={(_, next) => onChange(addTags([], next.join(',')))}
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          error={invalid}
          helperText={problem ?? help}
          inputRef={ref}
          onFocus={onFocus}
          onBlur={() => {
            // What is typed but not ended by Enter counts as well.
            if (typed.trim()) take(typed);
            onBlur();
          }}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, name },
          }}
        />
      )}
    />
  );
};
