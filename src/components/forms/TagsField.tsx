import { addTags } from './addTags.ts';
import { Choice } from './Choice.tsx';
import { offered } from './offered.ts';
import type { SuggestFieldProps } from './SuggestField.tsx';

/** Tags, and what is typed and not ended yet. */
export interface TypedTags {
  tags: readonly string[];
  typed: string;
}

/** Several short texts with suggestions; Enter, a comma or leaving the field ends one. */
export const TagsField = (
  props: SuggestFieldProps & { value: TypedTags; onChange: (value: TypedTags) => void },
) => {
  const { label, suggestions, name, help, invalid, inputRef, onFocus, value, onChange } = props;
  const { tags, typed } = value;
  const take = (text: string) => onChange({ tags: addTags(tags, text), typed: '' });
  const leave = () => {
    // What is typed but not ended by Enter counts as well.
    if (typed.trim()) take(typed);
    props.onBlur?.();
  };
  return (
    <Choice
      label={label}
      field={{ error: invalid, helperText: help, inputRef, onFocus, onBlur: leave }}
      input={{ name }}
      multiple
      freeSolo
      filterSelectedOptions
      options={suggestions}
      filterOptions={offered}
      value={[...tags]}
      inputValue={typed}
      onInputChange={(_, text) =>
        /[,;\n]/.test(text) ? take(text) : onChange({ tags, typed: text })
      }
      onChange={(_, next, reason) =>
        onChange({
          tags: addTags([], next.join(',')),
          typed: reason === 'removeOption' ? typed : '',
        })
      }
    />
  );
};
