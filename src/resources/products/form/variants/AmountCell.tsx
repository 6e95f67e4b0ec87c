import { useDecimalMark } from '@/components/format/useDecimalMark.ts';
import { useField } from '@/components/forms/useField.ts';
import { useTypedAmount } from '@/components/forms/useTypedAmount.ts';
import { shownAmount } from '@/domain/money/typedAmount.ts';
import { CellInput } from './TextCell.tsx';

/** A cell whose field is a number, typed and shown the reader's way. */
export const AmountCell = (props: {
  name: string;
  label: string;
  width: number;
  /** The plain decimal that holds while the cell is empty. */
  placeholder?: string;
  /** null: no amount of money. */
  currency: string | null;
}) => {
  const { name, label, width, placeholder = '', currency } = props;
  const mark = useDecimalMark();
  const { text, onChange, onBlur, ref, problem } = useField(name);
  const typed = useTypedAmount(text, onChange, currency);
  return (
    <CellInput
      name={name}
      label={label}
      width={width}
      inputMode="decimal"
      placeholder={shownAmount(placeholder, mark)}
      value={typed.text}
      onChange={typed.onType}
      onBlur={onBlur}
      inputRef={ref}
      problem={problem}
      help={typed.understood}
    />
  );
};
