import { useTranslate } from 'ra-core';
import { DeletedDialog } from '@/components/conflict/DeletedDialog.tsx';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { combinationName } from '@/domain/product/variants/combinations.ts';
import { fieldLabel } from './fieldLabel.ts';

const PLAIN = [
  'title',
  'description',
  'price',
  'compareAtPrice',
  'currency',
  'sku',
  'barcode',
  'brand',
  'category',
  'cost',
  'supplier',
  'notes',
] as const;

/** The product was deleted meanwhile; everything the form holds can be copied as text. */
export const ProductDeletedDialog = (props: { values: ProductFormValues; onClose: () => void }) => {
  const { values, onClose } = props;
  const translate = useTranslate();
  const line = (field: string, text: string) => `${translate(fieldLabel(field))}: ${text}`;
  const text = [
    ...PLAIN.filter(field => values[field] !== '').map(field => line(field, values[field])),
    ...(values.tags.length > 0 ? [line('tags', values.tags.join(', '))] : []),
    ...values.attributes.map(({ name, value }) => `${name}: ${value}`),
    ...values.variants.map(({ optionValues, price, sku, inventory }) =>
      [combinationName(values.options, optionValues), price, sku, inventory.quantity].join('\t'),
    ),
  ].join('\n');
  return <DeletedDialog text={text} onClose={onClose} />;
};
