import type { PlannedSale } from '../schemas/plannedSale.ts';

/** A moment that tests of sales count from. */
export const NOON = new Date('2026-11-26T12:00:00Z');

/** So many hours after it. */
export const hours = (count: number): Date => new Date(NOON.getTime() + count * 3_600_000);

/** What a step did. */
export const step = (changed: number, left = 0): PlannedSale['started'] => ({ changed, left });

/** A sale of 20 per cent that begins at noon and ends an hour later, of the products a, b and c of `b1`. */
export const testSale = (over: Partial<PlannedSale> = {}): PlannedSale => ({
  ...{ id: 's1', businessId: 'b1', name: 'Winter', productIds: ['a', 'b', 'c'] },
  ...{ change: { mode: 'percent', percent: 20 }, startsAt: NOON, endsAt: hours(1) },
  ...{ status: 'planned', started: step(0), ended: step(0), version: 1 },
  ...{ createdAt: NOON, createdBy: 'b1', updatedAt: NOON, updatedBy: 'b1' },
  ...over,
});
