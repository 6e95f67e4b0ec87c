import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { z } from 'zod';
import { useMoneyFormat, useNumberFormat, useWeightFormat } from '@/components/format/useFormat.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { isAmount, isWeight } from '@/domain/product/fieldKinds.ts';
import {
  inventorySchema,
  productDetailsSchema,
  productImageSchema,
  productOptionSchema,
  productVariantSchema,
} from '@/domain/schemas/product.ts';
import { htmlToText } from '@/domain/text/htmlToText.ts';

const SHOWN = 6;
const LONGEST = 400;
const { variantCosts } = productDetailsSchema.shape;
const attributes = z.array(z.object({ name: z.string(), value: z.string() }));

const shortened = (texts: readonly string[]) =>
  texts.slice(0, SHOWN).join(', ') + (texts.length > SHOWN ? ', …' : '');

/** One imported field's value as people read it. */
export const FieldValue = (props: {
  field: string;
  value: unknown;
  currency: string;
  /** What a variant is called, for values by their ids. */
  nameOf?: (id: string) => string;
}) => {
  const { field, value, currency, nameOf = id => id } = props;
  const translate = useTranslate();
  const money = useMoneyFormat();
  const weight = useWeightFormat();
  const number = useNumberFormat();
  const none = translate('common.none');
  if (typeof value === 'number') {
    if (isWeight(field)) return weight(value);
    return isAmount(field) ? money(value, currency) : number(value);
  }
  if (field === 'images') {
    const images = z.array(productImageSchema).safeParse(value).data ?? [];
    if (images.length === 0) return none;
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {images.slice(0, SHOWN).map(({ id, url, thumbnailUrl, alt }) => (
          <Thumbnail key={id} address={thumbnailUrl ?? url} alt={alt} />
        ))}
        {images.length > SHOWN &&
          translate('import.detail.moreVariants', { count: images.length - SHOWN })}
      </Box>
    );
  }
  if (field === 'inventory') {
    const stock = inventorySchema.safeParse(value).data;
    if (!stock) return none;
    if (stock.tracked) return translate('products.stock.pieces', { smart_count: stock.quantity });
    return translate(stock.inStock ? 'products.stock.inStock' : 'products.stock.out');
  }
  if (field === 'variants') {
    const variants = z.array(productVariantSchema).safeParse(value).data ?? [];
    if (variants.length === 0) return none;
    return shortened(
      variants.map(({ optionValues, price }) =>
        [
          Object.values(optionValues).join(' / '),
          price === null ? '' : money(price, currency),
        ].join(' '),
      ),
    );
  }
  if (field === 'variantCosts') {
    const costs = Object.entries(variantCosts.safeParse(value).data ?? {});
    return shortened(costs.map(([id, cost]) => `${nameOf(id)} ${money(cost, currency)}`)) || none;
  }
  if (field === 'options') {
    const options = z.array(productOptionSchema).safeParse(value).data ?? [];
    return (
      options
        .map(({ name, values }) => `${name}: ${shortened(values.map(one => one.name))}`)
        .join('; ') || none
    );
  }
  if (field === 'attributes')
    return (
      shortened((attributes.safeParse(value).data ?? []).map(one => `${one.name}: ${one.value}`)) ||
      none
    );
  if (Array.isArray(value)) return shortened(value.map(String)) || none;
  if (typeof value !== 'string' || value === '') return none;
  if (field === 'status') return translate(`products.status.${value}`);
  const text = field === 'description' ? htmlToText(value) : value;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};
