import type { Product } from '@/domain/schemas/product.ts';
import type { Tone } from '../StatusChip.tsx';

/** How a product's status is shown. */
export const STATUS_TONE: Record<Product['status'], Tone> = {
  active: 'good',
  draft: 'attention',
  archived: 'neutral',
};

/** How a product's stock is shown. */
export const STOCK_TONE: Record<Product['stockState'], Tone> = {
  inStock: 'good',
  low: 'attention',
  out: 'bad',
  untracked: 'neutral',
};
