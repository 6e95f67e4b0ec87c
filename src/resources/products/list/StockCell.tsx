import { useTranslate } from 'ra-core';
import { StatusChip } from '@/components/StatusChip.tsx';
import { STOCK_TONE } from '@/components/tones/productTone.ts';
import { totalInventory } from '@/domain/product/deriveProduct.ts';
import type { Product } from '@/domain/schemas/product.ts';

/** A product's stock in a word, and in pieces where they are counted. */
export const StockCell = ({ product }: { product: Product }) => {
  const translate = useTranslate();
  const { tracked, quantity } = totalInventory(product);
  const word = translate(`products.stock.${product.stockState}`);
  const pieces = tracked && quantity > 0 ? ` · ${quantity}` : '';
  return <StatusChip label={word + pieces} tone={STOCK_TONE[product.stockState]} />;
};
