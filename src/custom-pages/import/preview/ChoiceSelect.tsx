import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** One of a few choices. */
export const ChoiceSelect = <T extends string>(
  props: Pick<TextFieldProps, 'size' | 'sx'> & {
    label: string;
    value: T;
    choices: readonly T[];
    wordsOf: (choice: T) => string;
    onChange: (value: T) => void;
  },
) => {
  const { label, value, choices, wordsOf, onChange, ...field } = props;
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find(choice => choice === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      {...field}
    >
      {choices.map(choice => (
        <MenuItem key={choice} value={choice}>
          {wordsOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
};
