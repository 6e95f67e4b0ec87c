import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { RichTextInput } from '@/components/forms/richText/RichTextInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { Section } from '@/components/Section.tsx';

/**
 * What the product is.
 * @param props.begin whether the form begins here: a new product's does.
 */
export const BasicsSection = ({ begin }: { begin: boolean }) => {
  const translate = useTranslate();
  return (
    <Section title={translate('products.form.section.basics')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextInput
          name="title"
          label={translate('products.form.title')}
          required
          autoFocus={begin}
        />
        <RichTextInput name="description" label={translate('products.field.description')} />
      </Box>
    </Section>
  );
};
