import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

/**
 * A labelled field of the sign-in page. Put together from its parts because TextField brings menus
 * and pop-ups along (19 KiB), which nobody needs for signing in.
 */
export const LoginField = (props: {
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
  autoFocus?: boolean;
  /** The id of what is said beside it. */
  describedBy?: string;
  endAdornment?: ReactNode;
}) => {
  const { label, type, autoComplete, value, onChange, problem, autoFocus } = props;
  const id = useId();
  return (
    <FormControl fullWidth size="medium" error={problem !== null}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type={type}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        value={value}
        onChange={event => onChange(event.target.value)}
        aria-describedby={problem === null ? props.describedBy : `${id}-problem`}
        endAdornment={props.endAdornment}
      />
      {problem !== null && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  );
};
