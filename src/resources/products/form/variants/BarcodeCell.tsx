import { useBarcodeField } from '../useBarcodeField.ts';
import { CellInput } from './TextCell.tsx';

/** The barcode of a variant. */
export const BarcodeCell = (props: { name: string; label: string; width: number }) => {
  const { text, onType, onBlur, ref, problem, hint } = useBarcodeField(props.name);
  return (
    <CellInput
      {...props}
      value={text}
      onChange={onType}
      onBlur={onBlur}
      inputRef={ref}
      problem={problem}
      help={hint}
    />
  );
};
