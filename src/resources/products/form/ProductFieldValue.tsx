import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useDecimalMark } from '@/components/format/useDecimalMark.ts';
import { useWeightFormat } from '@/components/format/useFormat.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import { shownAmount } from '@/domain/money/typedAmount.ts';
import { isAmount, isWeight } from '@/domain/product/fieldKinds.ts';
import { productFormValuesSchema } from '@/domain/product/form/productFormValues.ts';
import { combinationName } from '@/domain/product/variants/combinations.ts';

const Description = lazyPart(async () => ({
  default: (await import('@/components/products/Description.tsx')).Description,
}));

const { shape } = productFormValuesSchema;
const variantSet = productFormValuesSchema.pick({ options: true, variants: true });

/** Names that are written out of a list of variants. */
const NAMED = 6;

/** One field's value as people read it, to tell two edits apart. */
export const ProductFieldValue = (props: { field: string; value: unknown; currency: string }) => {
  const { field, value, currency } = props;
  const translate = useTranslate();
  const mark = useDecimalMark();
  const weight = useWeightFormat();
  const amount = (text: string) => `${shownAmount(text, mark)} ${currency}`;
  const word = (key: string, args?: object) => translate(`products.form.${key}`, args);
  const stockText = (inventory: { tracked: boolean; quantity: string }) =>
    inventory.tracked ? inventory.quantity || '0' : word('variant.notTracked');

  const set = variantSet.safeParse(value);
  if (set.success) {
    const { options, variants } = set.data;
    const names = variants.slice(0, NAMED).map(v => combinationName(options, v.optionValues));
    const more = variants.length > NAMED ? ', …' : '';
    return word('conflict.variants', {
      smart_count: variants.length,
      names: names.join(', ') + more,
    });
  }
  const variant = shape.variants.element.safeParse(value);
  if (variant.success) {
    const { price, cost, inventory, sku } = variant.data;
    const fields = word('conflict.variantFields', {
      price: price ? amount(price) : translate('products.noPrice'),
      stock: stockText(inventory),
      sku: sku || '–',
    });
    return cost ? `${fields}, ${word('conflict.variantCost', { cost: amount(cost) })}` : fields;
  }
  const images = shape.images.safeParse(field === 'images' ? value : null);
  if (images.success) {
    return (
      <>
        {word('conflict.images', { smart_count: images.data.length })}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          {images.data.map(({ id, url, thumbnailUrl, alt }) => (
            <Thumbnail key={id} address={thumbnailUrl ?? url} alt={alt} />
          ))}
        </Box>
      </>
    );
  }
  const inventory = shape.inventory.safeParse(value);
  if (inventory.success) return stockText(inventory.data);
  const attributes = shape.attributes.safeParse(field === 'attributes' ? value : null);
  if (attributes.success && attributes.data.length > 0) {
    return attributes.data.map(({ name, value: text }) => `${name}: ${text}`).join(', ');
  }
  const tags = shape.tags.safeParse(value);
  if (tags.success && tags.data.length > 0) return tags.data.join(', ');
  if (typeof value !== 'string' || value === '') return <em>{word('conflict.empty')}</em>;
  if (field === 'status') return translate(`products.status.${value}`);
  if (field === 'description')
    return (
      <Suspense fallback="…">
        <Description html={value} />
      </Suspense>
    );
  if (isWeight(field) && Number.isFinite(Number(value))) return weight(Number(value));
  return isAmount(field) ? amount(value) : value;
};
