import type { Tone } from '@/components/StatusChip.tsx';
import type { ProductState } from '@/domain/import/planProduct.ts';

/** How a product's state in an import is shown. */
export const STATE_TONE: Record<ProductState, Tone> = {
  new: 'good',
  changed: 'attention',
  unchanged: 'neutral',
  error: 'bad',
};
