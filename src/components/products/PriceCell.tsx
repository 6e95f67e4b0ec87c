import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import { priceRange } from '@/domain/product/priceRange.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { PLAIN } from '../PlainStyles.tsx';

/** A product's price, or its range where variants differ. */
export const PriceCell = ({ product }: { product: Product }) => {
  const money = useMoneyFormat();
  const translate = useTranslate();
  const range = priceRange(product);
  if (!range) {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {translate('products.noPrice')}
      </Typography>
    );
  }
  const from = money(range.from, product.currency);
  return (
    <span className={PLAIN.figure}>
      {range.from === range.to ? from : `${from} – ${money(range.to, product.currency)}`}
    </span>
  );
};
