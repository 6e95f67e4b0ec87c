import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMoneyFormat, useNumberFormat } from '@/components/format/useFormat.ts';
import type { ProductPreview } from '@/domain/product/bulkPreview.ts';
import { useChangeText } from './changeText.ts';

/** Variants whose prices are written out; the rest are counted. */
const WRITTEN = 12;

/** What becomes of one product: its fields, its variants' prices, and stock, before and after. */
export const PreviewChanges = ({ preview }: { preview: ProductPreview }) => {
  const { product, changes, variantPrices, stock, warnings } = preview;
  const translate = useTranslate();
  const changeText = useChangeText();
  const money = useMoneyFormat();
  const number = useNumberFormat();
  const write = (minor: number | null) => (minor === null ? '—' : money(minor, product.currency));
  const pieces = (count: number | null) =>
    count === null ? translate('products.stock.untracked') : number(count);
  const others = Math.max(0, variantPrices.length - WRITTEN) + Math.max(0, stock.length - WRITTEN);
  return (
    <>
      {changes.map(change => (
        <Typography key={change.field} variant="body2" color="textSecondary">
          {changeText(change, product.currency)}
        </Typography>
      ))}
      {variantPrices.slice(0, WRITTEN).map(({ id, name, from, to, compareAt }) => (
        <Typography key={id} variant="body2" color="textSecondary" sx={{ pl: 1.5 }}>
          {name}: {write(from)} → {write(to)}
          {compareAt.from !== compareAt.to &&
            ` · ${translate('products.field.compareAtPrice')}: ${write(compareAt.from)} → ${write(compareAt.to)}`}
        </Typography>
      ))}
      {stock.slice(0, WRITTEN).map(({ id, name, from, to }) => (
        <Typography
          key={id}
          variant="body2"
          color="textSecondary"
          sx={id === null ? undefined : { pl: 1.5 }}
        >
          {[translate('products.field.stockState'), name].filter(Boolean).join(' ')}: {pieces(from)}{' '}
          → {pieces(to)}
        </Typography>
      ))}
      {others > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ pl: 1.5 }}>
          {translate('products.bulk.moreVariants', { smart_count: others })}
        </Typography>
      )}
      {warnings.map(warning => (
        <Typography key={warning} variant="body2" color="warning.main" sx={{ fontWeight: 600 }}>
          {translate(`products.bulk.warning.${warning}`)}
        </Typography>
      ))}
    </>
  );
};
