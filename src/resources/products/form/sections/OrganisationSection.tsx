import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SuggestInput } from '@/components/forms/SuggestInput.tsx';
import { TagsInput } from '@/components/forms/TagsInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import { useSuggestedNames } from '@/components/products/useSuggestedNames.ts';
import { Inputs, type InputsOf } from './Inputs.tsx';

const NameInput = ({ name, businessId }: { name: 'category' | 'brand'; businessId: string }) => {
  const translate = useTranslate();
  const [needed, setNeeded] = useState(false);
  const value: unknown = useWatch({ name });
  const text = typeof value === 'string' ? value : '';
  const { names, note } = useSuggestedNames(name, businessId, text, needed);
  return (
    <SuggestInput
      {...{ name, label: translate(`products.form.${name}`), help: note }}
      suggestions={names}
      onFocus={() => setNeeded(true)}
    />
  );
};

const ProductTagsInput = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const [needed, setNeeded] = useState(false);
  const [typed, setTyped] = useState('');
  const { names, note } = useSuggestedNames('tags', businessId, typed, needed);
  const help = translate('products.form.tagsHelp');
  return (
    <TagsInput
      {...{ name: 'tags', label: translate('products.form.tags') }}
      suggestions={names}
      help={note === undefined ? help : `${help} ${note}`}
      onFocus={() => setNeeded(true)}
      onType={setTyped}
    />
  );
};

/** Where it belongs, with the names that the business uses suggested as soon as a field is entered. */
export const OrganisationSection = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const inputs: InputsOf<'organisation'> = {
    category: <NameInput name="category" businessId={businessId} />,
    brand: <NameInput name="brand" businessId={businessId} />,
    tags: <ProductTagsInput businessId={businessId} />,
  };
  return (
    <Panel title={translate('products.form.section.organisation')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Inputs of={inputs} />
      </Box>
    </Panel>
  );
};
