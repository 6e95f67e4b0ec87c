import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { SuggestInput } from '@/components/forms/SuggestInput.tsx';
import { TagsInput } from '@/components/forms/TagsInput.tsx';
import { Section } from '@/components/Section.tsx';
import { useProductSuggestions } from '../useProductSuggestions.ts';
import { Inputs, type InputsOf } from './Inputs.tsx';

/** Where it belongs. Suggestions come from the business's newest products, once they are needed. */
export const OrganisationSection = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const [needed, setNeeded] = useState(false);
  const suggestions = useProductSuggestions(businessId, needed);
  const onFocus = () => setNeeded(true);
  const inputs: InputsOf<'organisation'> = {
    category: (
      <SuggestInput
        name="category"
        label={translate('products.form.category')}
        suggestions={suggestions.category}
        onFocus={onFocus}
      />
    ),
    brand: (
      <SuggestInput
        name="brand"
        label={translate('products.form.brand')}
        suggestions={suggestions.brand}
        onFocus={onFocus}
      />
    ),
    tags: (
      <TagsInput
        name="tags"
        label={translate('products.form.tags')}
        help={translate('products.form.tagsHelp')}
        suggestions={suggestions.tags}
        onFocus={onFocus}
      />
    ),
  };
  return (
    <Section title={translate('products.form.section.organisation')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Inputs of={inputs} />
      </Box>
    </Section>
  );
};
