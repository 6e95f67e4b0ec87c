import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { RichTextInput } from '@/components/forms/richText/RichTextInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { Section } from '@/components/Section.tsx';

/** What the product is. */
export const BasicsSection = () => {
  const translate = useTranslate();
  return (
    <Section title={translate('products.form.section.basics')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextInput name="title" label={translate('products.form.title')} required />
        <RichTextInput name="description" label={translate('products.field.description')} />
      </Box>
    </Section>
  );
};
