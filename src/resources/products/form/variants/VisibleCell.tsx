import Checkbox from '@mui/material/Checkbox';
import { useField } from '@/components/forms/useField.ts';

/** Whether a variant is shown in the catalogue. */
export const VisibleCell = ({ name, label }: { name: string; label: string }) => {
  const { value, onChange, onBlur, ref } = useField(name);
  return (
    <Checkbox
      size="small"
      checked={value === true}
      onChange={(_, checked) => onChange(checked)}
      onBlur={onBlur}
      slotProps={{ input: { ref, name, 'aria-label': label } }}
    />
  );
};
