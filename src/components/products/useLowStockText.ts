import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { DEFAULT_LOW_STOCK } from '@/domain/product/deriveProduct.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useNumberFormat } from '../format/useFormat.ts';

/** Writes at and below how many pieces a product's stock is low, the default and none at all included. */
export const useLowStockText = () => {
  const translate = useTranslate();
  const number = useNumberFormat();
  return useCallback(
    (threshold: Product['lowStockThreshold']): string => {
      if (threshold === null)
        return translate('products.lowStock.default', { count: DEFAULT_LOW_STOCK });
      return threshold === 0 ? translate('products.lowStock.never') : number(threshold);
    },
    [translate, number],
  );
};
