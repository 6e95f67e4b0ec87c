import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { RichTextInput } from '@/components/forms/richText/index.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import { Lookalikes } from '../lookalikes/Lookalikes.tsx';
import { Inputs, type InputsOf } from './Inputs.tsx';

/**
 * What the product is.
 * @param props.newIn the business that a new product is for; null where the product is stored.
 * @param props.isCopy of course it looks like the one it was made from.
 */
export const BasicsSection = (props: { newIn: string | null; isCopy: boolean }) => {
  const { newIn, isCopy } = props;
  const translate = useTranslate();
  const inputs: InputsOf<'basics'> = {
    title: (
      <>
        <TextInput
          name="title"
          label={translate('products.form.title')}
          required
          autoFocus={newIn !== null}
        />
        {newIn !== null && !isCopy && <Lookalikes businessId={newIn} by="title" />}
      </>
    ),
    description: (
      <RichTextInput name="description" label={translate('products.field.description')} />
    ),
  };
  return (
    <Panel title={translate('products.form.section.basics')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Inputs of={inputs} />
      </Box>
    </Panel>
  );
};
