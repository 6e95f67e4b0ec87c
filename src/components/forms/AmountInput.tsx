import InputAdornment from '@mui/material/InputAdornment';
import { FieldTextInput } from './TextInput.tsx';
import { useField } from './useField.ts';
import { useTypedAmount } from './useTypedAmount.ts';

/** An amount of money, typed the reader's way; the form keeps a plain decimal. */
export const AmountInput = (props: {
  name: string;
  label: string;
  currency: string;
  help?: string;
}) => {
  const { name, label, currency, help } = props;
  const field = useField(name);
  const { understood, ...typed } = useTypedAmount(field.text, field.onChange, currency);
  return (
    <FieldTextInput
      name={name}
      label={label}
      help={understood ?? help}
      inputMode="decimal"
      end={<InputAdornment position="end">{currency}</InputAdornment>}
      field={{ ...field, ...typed }}
    />
  );
};
