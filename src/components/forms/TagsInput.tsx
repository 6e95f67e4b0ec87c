import { useState } from 'react';
import type { SuggestFieldProps } from './SuggestField.tsx';
import { TagsField } from './TagsField.tsx';
import { useField } from './useField.ts';

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];

/** Tags of the form in view. */
export const TagsInput = (
  props: Pick<SuggestFieldProps, 'label' | 'suggestions' | 'help' | 'onFocus'> & {
    name: string;
    /** Called with what is typed and not ended yet. */
    onType?: (text: string) => void;
  },
) => {
  const { onType, ...field } = props;
  const { value, onChange, onBlur, ref, invalid, problem } = useField(props.name);
  const [typed, setTyped] = useState('');
  const tags = textsOf(value);
  return (
    <TagsField
      {...field}
      {...{ onBlur, invalid, inputRef: ref, help: problem ?? props.help }}
      value={{ tags, typed }}
      onChange={next => {
        if (next.tags !== tags) onChange(next.tags);
        setTyped(next.typed);
        onType?.(next.typed);
      }}
    />
  );
};
