import TextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { useField } from './useField.ts';

interface TextInputProps {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  /** Has the cursor when the form opens. */
  autoFocus?: boolean;
  /** Rows of a block of text; a line without. */
  rows?: number;
  type?: 'text' | 'url' | 'tel' | 'email';
  inputMode?: 'text' | 'decimal' | 'numeric';
  autoComplete?: string;
  placeholder?: string;
  start?: ReactNode;
  end?: ReactNode;
}

/** What a field of text needs of its form. */
export type TextInputField = Pick<
  ReturnType<typeof useField>,
  'text' | 'onBlur' | 'ref' | 'invalid' | 'problem'
> & { onType: (text: string) => void };

/** A line or a block of text, of a field that is at hand. */
export const FieldTextInput = ({ field, ...props }: TextInputProps & { field: TextInputField }) => {
  const { name, label, help, rows, start, end } = props;
  const id = useId();
  const { text, onType, onBlur, ref, invalid, problem } = field;
  return (
    <TextField
      id={id}
      fullWidth
      label={label}
      value={text}
      onChange={event => onType(event.target.value)}
      onBlur={onBlur}
      inputRef={ref}
      required={props.required}
      autoFocus={props.autoFocus}
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

/** A line or a block of text. */
export const TextInput = (props: TextInputProps) => {
  const field = useField(props.name);
  return <FieldTextInput {...props} field={{ ...field, onType: field.onChange }} />;
};
