import type { SaleState } from '@/domain/sales/saleDue.ts';
import type { Tone } from '../StatusChip.tsx';

/** How a sale's state is shown. */
export const SALE_TONE: Record<SaleState, Tone> = {
  planned: 'neutral',
  due: 'attention',
  starting: 'attention',
  running: 'good',
  ending: 'attention',
  ended: 'neutral',
  cancelled: 'neutral',
};
