import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';

/** One of a few choices; `words` is the key that the choices' names are under. */
export const ChoiceSelect = <T extends string>(props: {
  label: string;
  value: T;
  choices: readonly T[];
  words: string;
  onChange: (value: T) => void;
}) => {
  const { label, value, choices, words, onChange } = props;
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={event => {
        const chosen = choices.find(choice => choice === event.target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {choices.map(choice => (
        <MenuItem key={choice} value={choice}>
          {translate(`${words}.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
