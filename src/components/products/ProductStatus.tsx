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

/** Where a product stands. */
export const ProductStatus = ({
  product,
}: {
  product: Pick<Product, 'status' | 'hiddenWithBusiness'>;
}) => {
  const textOf = useProductStatusText();
  const tone = isHiddenWithBusiness(product) ? 'attention' : STATUS_TONE[product.status];
  return <StatusChip label={textOf(product)} tone={tone} />;
};
