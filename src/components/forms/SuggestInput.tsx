import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx';
import { useField } from './useField.ts';

/** A line of text with suggestions, of the form in view. */
export const SuggestInput = (
  props: Pick<SuggestFieldProps, 'label' | 'suggestions' | 'help' | 'onFocus'> & { name: string },
) => {
  const { text, onChange, onBlur, ref, invalid, problem } = useField(props.name);
  return (
    <SuggestField
      {...props}
      {...{ text, onChange, onBlur, invalid, inputRef: ref, help: problem ?? props.help }}
    />
  );
};
