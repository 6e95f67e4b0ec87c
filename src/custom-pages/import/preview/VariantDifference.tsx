import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { ComparedPart, DifferentVariant } from './differentVariants.ts';
import { FieldValue } from './FieldValue.tsx';

const SHOWN = 6;
/** Parts whose value says by itself what it is. */
const PLAIN: readonly ComparedPart[] = ['price', 'inventory', 'weightGrams'];

/** Variants that change, one a line, with what changes of them. */
export const VariantDifference = (props: {
  variants: readonly DifferentVariant[];
  currency: string;
}) => {
  const { variants, currency } = props;
  const translate = useTranslate();
  if (variants.length === 0) return translate('common.none');
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {variants.slice(0, SHOWN).map(({ variant, parts }) => (
        <li key={variant.id}>
          {Object.values(variant.optionValues).join(' / ')}:{' '}
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              {!PLAIN.includes(part) && `${translate(`products.field.${part}`)} `}
              <FieldValue field={part} value={variant[part]} currency={currency} />
            </Fragment>
          ))}
        </li>
      ))}
      {variants.length > SHOWN && (
        <li>{translate('import.done.more', { count: variants.length - SHOWN })}</li>
      )}
    </Box>
  );
};
