import { CountryChoice } from './CountryChoice.tsx';
import { useField } from './useField.ts';

/** A country by its name; the form keeps its ISO 3166 code, or an empty text. */
export const CountryInput = ({ name, label }: { name: string; label: string }) => {
  const { text, onChange, onBlur, ref, invalid, problem } = useField(name);
  return (
    <CountryChoice
      label={label}
      value={text}
      onChange={onChange}
      name={name}
      field={{ inputRef: ref, onBlur, error: invalid, helperText: problem }}
    />
  );
};
