import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { ChoiceNote, NotedPaper } from './NotedPaper.tsx';
import { useChoiceText } from './useChoiceText.ts';

type Flag = boolean | undefined;

/** What a choice is given; everything but its text field is MUI's. */
export type ChoiceProps<T, M extends Flag, D extends Flag, F extends Flag> = Omit<
  AutocompleteProps<T, M, D, F>,
  'renderInput'
> & {
  label: string;
  /** What is said of the options while they are in view. */
  note?: string;
  /** Of the text field inside. */
  field?: Pick<
    TextFieldProps,
    'error' | 'helperText' | 'inputRef' | 'onBlur' | 'onFocus' | 'placeholder' | 'required'
  >;
  /** Of the element that is typed into. */
  input?: { name?: string; autoComplete?: 'off'; 'aria-label'?: string };
};

const SLOTS = { paper: NotedPaper };

/** A value found by typing: MUI's Autocomplete in the language in view, with its text field. */
export const Choice = <T, M extends Flag = false, D extends Flag = false, F extends Flag = false>({
  label,
  note,
  field,
  input,
  ...props
}: ChoiceProps<T, M, D, F>) => (
  <ChoiceNote value={note}>
    <Autocomplete<T, M, D, F>
      {...useChoiceText()}
      slots={SLOTS}
      {...props}
      renderInput={params => (
        <TextField
          {...params}
          {...field}
          label={label}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-description': note, ...input },
          }}
        />
      )}
    />
  </ChoiceNote>
);
