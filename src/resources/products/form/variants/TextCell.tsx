import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useField } from '@/components/forms/useField.ts';

/** How a cell's field looks, for all cells. */
const cellField = (width: number, invalid: boolean) =>
  ({
    width,
    height: 36,
    px: 1,
    font: 'inherit',
    fontSize: 14,
    color: 'text.primary',
    bgcolor: 'transparent',
    border: 1,
    borderColor: invalid ? 'error.main' : 'action.disabled',
    borderRadius: 1,
    '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
    '&::placeholder': { color: 'text.secondary', opacity: 0.75 },
  }) as const;

/** The field of a cell by itself: hundreds of them are on the page, so it is a bare input. */
export const CellInput = (props: {
  name: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  problem: string | null;
  /** Said below it while nothing is wrong. */
  help?: string | null;
  width: number;
  placeholder?: string;
  inputMode?: 'decimal' | 'numeric' | 'text';
}) => {
  const saidId = useId();
  const { name, label, value, problem, width, placeholder, inputMode } = props;
  const said = problem ?? props.help;
  return (
    <>
      <Box
        component="input"
        type="text"
        ref={props.inputRef}
        name={name}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={said ? saidId : undefined}
        value={value}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete="off"
        onChange={event => props.onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
        sx={cellField(width, problem !== null)}
      />
      {said && (
        <Typography
          id={saidId}
          variant="caption"
          color={problem ? 'error' : 'textSecondary'}
          sx={{ display: 'block', maxWidth: width + 40 }}
        >
          {said}
        </Typography>
      )}
    </>
  );
};

/** A cell whose field is one text of the form. */
export const TextCell = (props: {
  name: string;
  label: string;
  width: number;
  placeholder?: string;
  inputMode?: 'decimal' | 'numeric' | 'text';
}) => {
  const { text, onChange, onBlur, ref, problem } = useField(props.name);
  return (
    <CellInput
      {...props}
      value={text}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      problem={problem}
    />
  );
};
