import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { type ComponentProps, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SuggestInput } from '@/components/forms/SuggestInput.tsx';
import { TagsInput } from '@/components/forms/TagsInput.tsx';
import { useProductSuggestions } from '@/components/products/useProductSuggestions.ts';
import { useUsedSpellings } from '@/components/products/useUsedSpellings.ts';
import { Section } from '@/components/Section.tsx';
import { Inputs, type InputsOf } from './Inputs.tsx';

type Suggesting = ComponentProps<typeof SuggestInput> & {
  name: 'category' | 'brand';
  businessId: string;
  needed: boolean;
};

/** A field that suggests what the newest products have, and what any has that begins as what is typed. */
const SpellingInput = ({ businessId, needed, suggestions, ...input }: Suggesting) => {
  const text: unknown = useWatch({ name: input.name });
  const used = useUsedSpellings(
    input.name,
    businessId,
    typeof text === 'string' ? text : '',
    needed,
  );
  const all = useMemo(() => [...new Set([...suggestions, ...used])], [suggestions, used]);
  return <SuggestInput {...input} suggestions={all} />;
};

/**
 * Where it belongs. Suggestions come from the business's newest products, once they are needed; those of
 * category and brand from older ones as well.
 */
export const OrganisationSection = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const [needed, setNeeded] = useState(false);
  const suggestions = useProductSuggestions(businessId, needed);
  const suggesting = <Name extends 'category' | 'brand' | 'tags'>(name: Name) => ({
    name,
    label: translate(`products.form.${name}`),
    suggestions: suggestions[name],
    onFocus: () => setNeeded(true),
  });
  const inputs: InputsOf<'organisation'> = {
    category: <SpellingInput {...suggesting('category')} {...{ businessId, needed }} />,
    brand: <SpellingInput {...suggesting('brand')} {...{ businessId, needed }} />,
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
