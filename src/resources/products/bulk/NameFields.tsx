import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { SuggestField } from '@/components/forms/SuggestField.tsx';
import { TagsField, type TypedTags } from '@/components/forms/TagsField.tsx';
import type { Product } from '@/domain/schemas/product.ts';
import { useBulkNames, useNamesOf } from './useBulkNames.ts';

interface NameFieldProps<Value> {
  label: string;
  products: readonly Product[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A category or a brand for many products, with the names that are in use suggested. */
export const BulkNameField = ({
  field,
  products,
  ...props
}: NameFieldProps<string> & { field: 'category' | 'brand' }) => {
  const [needed, setNeeded] = useState(false);
  const { names, note } = useBulkNames(products, field, props.value, needed);
  return (
    <SuggestField
      {...{ label: props.label, text: props.value, onChange: props.onChange }}
      {...{ suggestions: names, help: note, onFocus: () => setNeeded(true) }}
    />
  );
};

/** Tags that many products are given, with those that are in use suggested. */
export const AddTagsField = ({ products, ...props }: NameFieldProps<TypedTags>) => {
  const translate = useTranslate();
  const [needed, setNeeded] = useState(false);
  const { names, note } = useBulkNames(products, 'tags', props.value.typed, needed);
  const help = translate('products.form.tagsHelp');
  return (
    <TagsField
      {...props}
      {...{ suggestions: names, onFocus: () => setNeeded(true) }}
      help={note === undefined ? help : `${help} ${note}`}
    />
  );
};

/** Tags that are taken from many products, with those they have suggested. */
export const RemoveTagsField = ({ products, ...props }: NameFieldProps<TypedTags>) => {
  const help = useTranslate()('products.form.tagsHelp');
  return <TagsField {...props} {...{ help, suggestions: useNamesOf(products, 'tags') }} />;
};
