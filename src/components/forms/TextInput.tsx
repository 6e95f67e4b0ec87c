import TextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { useField } from './useField.ts';

/** A line or a block of text. */
export const TextInput = (props: {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  /** Rows of a block of text; a line without. */
  rows?: number;
  type?: 'text' | 'url' | 'tel';
  inputMode?: 'text' | 'decimal' | 'numeric';
  autoComplete?: string;
  placeholder?: string;
  start?: ReactNode;
  end?: ReactNode;
}) => {
  const { name, label, help, rows, start, end } = props;
  const id = useId();
  const { text, onChange, onBlur, ref, invalid, problem } = useField(name);
  return (
    <TextField
      id={id}
      fullWidth
      label={label}
      value={text}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      required={props.required}
      error={invalid}
      helperText={problem ?? help}
      type={props.type}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete ?? 'off'}
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={rows === undefined ? undefined : rows * 3}
      slotProps={{
        // The sentence says it; the browser's own bubble would hide it.
        htmlInput: {
          name,
          required: false,
          'aria-required': props.required,
          inputMode: props.inputMode,
        },
        input: { startAdornment: start, endAdornment: end },
      }}
    />
  );
};
