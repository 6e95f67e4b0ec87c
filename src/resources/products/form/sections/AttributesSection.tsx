import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useFieldArray } from 'react-hook-form';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';

/** Facts about the product, such as its material. */
export const AttributesSection = () => {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray<ProductFormValues, 'attributes'>({
    name: 'attributes',
  });
  const word = (key: string, number?: number) =>
    translate(`products.form.attribute.${key}`, { number });
  return (
    <Panel title={translate('products.form.section.attributes')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {fields.map((field, index) => (
          <Box key={field.id} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <TextInput
              name={`attributes.${index}.name`}
              label={word('name', index + 1)}
              placeholder={word('nameShort')}
            />
            <TextInput
              name={`attributes.${index}.value`}
              label={word('value', index + 1)}
              placeholder={word('valueShort')}
            />
            <IconButton aria-label={word('remove', index + 1)} onClick={() => remove(index)}>
              <Close />
            </IconButton>
          </Box>
        ))}
        <Box>
          <Button startIcon={<Add />} onClick={() => append({ name: '', value: '' })}>
            {word('add')}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
};
