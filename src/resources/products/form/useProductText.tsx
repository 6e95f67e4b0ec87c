import { useTranslate } from 'ra-core';
import type { ConflictText } from '@/components/conflict/ConflictDialog.tsx';
import type { Comparison } from '@/components/conflict/threeWay.ts';
import { variantOfField } from '@/domain/product/form/conflictView.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { combinationName } from '@/domain/product/variants/combinations.ts';
import { fieldLabel } from './fieldLabel.ts';
import { ProductFieldValue } from './ProductFieldValue.tsx';

/** A product's form as people read it: where two edits stand side by side, and as text to copy. */
export const useProductText = () => {
  const translate = useTranslate();
  return {
    wordsOf: ({ theirs, mine }: Comparison<ProductFormValues>): ConflictText => ({
      label: field => {
        const id = variantOfField(field);
        const variant = id === null ? undefined : theirs.variants.find(v => v.id === id);
        if (!variant) return translate(fieldLabel(field));
        const name = combinationName(theirs.options, variant.optionValues);
        return translate('products.form.variant.title', { name });
      },
      show: (field, value, side) => (
        <ProductFieldValue
          field={field}
          value={value}
          currency={side === 'mine' ? mine.currency : theirs.currency}
        />
      ),
    }),
    asText: (values: ProductFormValues): string => {
      const line = (field: string, text: string) => `${translate(fieldLabel(field))}: ${text}`;
      return [
        ...Object.entries(values).flatMap(([field, value]) =>
          typeof value === 'string' && value !== '' && field !== 'status'
            ? [line(field, value)]
            : [],
        ),
        ...(values.tags.length > 0 ? [line('tags', values.tags.join(', '))] : []),
        ...values.attributes.map(({ name, value }) => `${name}: ${value}`),
        ...values.variants.map(({ optionValues, price, sku, inventory }) =>
          [combinationName(values.options, optionValues), price, sku, inventory.quantity].join(
            '\t',
          ),
        ),
      ].join('\n');
    },
  };
};
