import { useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { Choice, type ChoiceProps } from '../forms/Choice.tsx';

/** What is typed into a choice whose options are searched for, and whether it is open. */
export const useChoiceSearch = () => {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return {
    open,
    text,
    /** Of the choice: what was found is offered as it is. */
    search: {
      open,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      filterOptions: <T,>(options: T[]) => options,
      onInputChange: (_: unknown, next: string, reason: string) =>
        setText(reason === 'input' ? next : ''),
    },
  };
};

/** A filter whose value is found by typing, as wide as filters are. */
export const FacetChoice = <T, F extends boolean | undefined = false>({
  width = 200,
  error = null,
  ...props
}: ChoiceProps<T, false, false, F> & {
  /** Pixels that it takes where there is room; on phones the whole row. */
  width?: number;
  /** Why no options could be read. */
  error?: Error | null;
}) => {
  const errorText = useErrorText();
  return (
    <Choice<T, false, false, F>
      size="small"
      slotProps={{ popper: { sx: { minWidth: 240 } } }}
      {...props}
      field={{ error: error !== null, helperText: error ? errorText(error).sentence : undefined }}
      sx={{ minWidth: 150, flex: { xs: '1 1 100%', sm: `0 1 ${width}px` } }}
    />
  );
};
