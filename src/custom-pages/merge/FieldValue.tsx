import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMoneyFormat, useWeightFormat } from '@/components/format/useFormat.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { useLowStockText } from '@/components/products/useLowStockText.ts';
import type { MergeField } from '@/domain/merge/mergeChoices.ts';
import { totalInventory } from '@/domain/product/deriveProduct.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { htmlToLine } from '@/domain/text/htmlToText.ts';

const LONGEST = 160;
const PICTURES = 4;

/** What a product has in a field, short enough to choose by. */
export const FieldValue = ({ field, product }: { field: MergeField; product: Product }) => {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const weight = useWeightFormat();
  const lowStock = useLowStockText();
  const amount = (minor: number) => `${money(minor, product.currency)} ${product.currency}`;
  const text = (): string => {
    switch (field) {
      case 'title':
      case 'sku':
      case 'barcode':
      case 'brand':
      case 'category':
        return product[field];
      case 'description':
        return htmlToLine(product.description, LONGEST);
      case 'price':
        return [product.price, product.compareAtPrice]
          .flatMap(minor => (minor === null ? [] : amount(minor)))
          .join(' / ');
      case 'inventory': {
        const { tracked, quantity } = totalInventory({ ...product, variants: [] });
        return tracked
          ? translate('products.stock.pieces', { smart_count: quantity })
          : translate('products.stock.untracked');
      }
      case 'lowStockThreshold':
        return lowStock(product.lowStockThreshold);
      case 'weightGrams':
        return product.weightGrams === null ? '' : weight(product.weightGrams);
      case 'status':
        return translate(`products.status.${product.status}`);
      case 'tags':
        return product.tags.join(', ');
      case 'images':
      case 'attributes':
      case 'variants': {
        const count = product[field].length;
        return count === 0 ? '' : translate(`merge.edit.${field}`, { smart_count: count });
      }
    }
  };
  const shown = text();
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {field === 'images' && product.images.length > 0 && (
        <Box component="span" sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}>
          {product.images.slice(0, PICTURES).map(image => (
            <Thumbnail key={image.id} address={image.thumbnailUrl ?? image.url} alt="" size={36} />
          ))}
        </Box>
      )}
      {shown === '' ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('merge.edit.empty')}
        </Box>
      ) : (
        shown
      )}
    </Box>
  );
};
