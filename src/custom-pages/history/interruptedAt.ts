import type { InterruptedRestoring } from '@/components/history/interruptedRestorings.ts';
import type { RestoreItem } from '@/domain/history/restorePlan.ts';
import type { ReviewRow } from './reviewRows.ts';

/** How far an interrupted restoring came: whatever of it a new review does not name is done. */
export const interruptedAt = (
  { ids }: Pick<InterruptedRestoring, 'ids'>,
  rows: readonly Pick<ReviewRow, 'id' | 'item'>[],
): { items: RestoreItem[]; done: number; hindered: number } => {
  const chosen = new Set(ids);
  const own = rows.filter(({ id }) => chosen.has(id));
  const items = own.flatMap(({ item }) => item ?? []);
  return { items, done: chosen.size - own.length, hindered: own.length - items.length };
};
