import { useTranslate } from 'ra-core';
import { isHiddenWithBusiness } from '@/domain/product/followsBusiness.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { StatusChip } from '../StatusChip.tsx';
import { STATUS_TONE } from '../tones/productTone.ts';

/** A product's status in words: one that left the catalogue with its business is not simply archived. */
export const useProductStatusText = () => {
  const translate = useTranslate();
  return (product: Pick<Product, 'status' | 'hiddenWithBusiness'>): string =>
    translate(
      isHiddenWithBusiness(product)
        ? 'products.hiddenWithBusiness'
        : `products.status.${product.status}`,
    );
};

/**
 * Where a product stands.
 * @param narrow whether there is room for a word only, as in a column; the rest is said on hovering.
 */
export const ProductStatus = ({
  product,
  narrow = false,
}: {
  product: Pick<Product, 'status' | 'hiddenWithBusiness'>;
  narrow?: boolean;
}) => {
  const translate = useTranslate();
  const textOf = useProductStatusText();
  if (!isHiddenWithBusiness(product))
    return <StatusChip label={textOf(product)} tone={STATUS_TONE[product.status]} />;
  if (!narrow) return <StatusChip label={textOf(product)} tone="attention" />;
  return (
    <span title={textOf(product)}>
      <StatusChip label={translate('products.hidden')} tone="attention" />
    </span>
  );
};
