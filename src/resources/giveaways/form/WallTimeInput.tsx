import TextField from '@mui/material/TextField';
import { useField } from '@/components/forms/useField.ts';

/** A day and a time, by the clocks of the form's zone. */
export const WallTimeInput = ({
  name,
  label,
  help,
}: {
  name: string;
  label: string;
  help?: string;
}) => {
  const { text, onChange, onBlur, ref, invalid, problem } = useField(name);
  return (
    <TextField
      type="datetime-local"
      fullWidth
      label={label}
      value={text}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      error={invalid}
      helperText={problem ?? help}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
