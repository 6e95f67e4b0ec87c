import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useField } from './useField.ts';

/** One of a few values. */
export const ChoiceInput = (props: {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  help?: string;
}) => {
  const { name, label, choices, help } = props;
  const id = useId();
  const { text, onChange, onBlur, ref, invalid, problem } = useField(name);
  return (
    <TextField
      id={id}
      select
      fullWidth
      label={label}
      name={name}
      value={text}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      error={invalid}
      helperText={problem ?? help}
    >
      {choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
};
