import type { Product } from '@/domain/schemas/product.ts';
import { useLowStockText } from './useLowStockText.ts';

/** At and below how many pieces a product's stock is low. */
export const LowStockThreshold = ({ product }: { product: Product }) =>
  useLowStockText()(product.lowStockThreshold);
