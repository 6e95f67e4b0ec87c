import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from './TextInput.tsx';

/** An amount of money, typed as a decimal; the form keeps the text as it is typed. */
export const AmountInput = (props: {
  name: string;
  label: string;
  currency: string;
  help?: string;
}) => (
  <TextInput
    name={props.name}
    label={props.label}
    help={props.help}
    inputMode="decimal"
    end={<InputAdornment position="end">{props.currency}</InputAdornment>}
  />
);
