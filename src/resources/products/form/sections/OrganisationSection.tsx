import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { SuggestInput } from '@/components/forms/SuggestInput.tsx';
import { TagsInput } from '@/components/forms/TagsInput.tsx';
import { useProductSuggestions } from '@/components/products/useProductSuggestions.ts';
import { Section } from '@/components/Section.tsx';
import { Inputs, type InputsOf } from './Inputs.tsx';

/** Where it belongs. Suggestions come from the business's newest products, once they are needed. */
export const OrganisationSection = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const [needed, setNeeded] = useState(false);
  const suggestions = useProductSuggestions(businessId, needed);
  const suggesting = (name: 'category' | 'brand' | 'tags') => ({
    name,
    label: translate(`products.form.${name}`),
    suggestions: suggestions[name],
    onFocus: () => setNeeded(true),
  });
  const inputs: InputsOf<'organisation'> = {
    category: <SuggestInput {...suggesting('category')} />,
    brand: <SuggestInput {...suggesting('brand')} />,
    tags: <TagsInput {...suggesting('tags')} help={translate('products.form.tagsHelp')} />,
  };
  return (
    <Section title={translate('products.form.section.organisation')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Inputs of={inputs} />
      </Box>
    </Section>
  );
};
