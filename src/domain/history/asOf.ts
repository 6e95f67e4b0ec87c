import type { AuditEntry } from '../schemas/audit.ts';
import type { CurrentProduct, Wanted } from './restorePlan.ts';
import { type Snapshot, sameSnapshot, snapshotOf } from './snapshot.ts';
import { type HistoryGap, stateBefore } from './stateAt.ts';

/** How a product of now differs from what it was at a moment. */
export type PastKind = 'changed' | 'deleted' | 'added';

/** A product that is another now than it was at a moment. */
export interface PastProduct extends Wanted {
  kind: PastKind;
  title: string;
  /** Where history does not reach all the way: it is not restored. */
  gap: HistoryGap | null;
}

const titleOf = (id: string, now: CurrentProduct | null, target: Snapshot | null): string =>
  now?.product.title || (typeof target?.title === 'string' ? target.title : '') || id;

/** Entries that nobody but their authors vouches for tell of their own business's products. */
const isCredible = (entry: AuditEntry, businessId: string) =>
  entry.actorRole === 'superAdmin' || entry.businessId === businessId;

/**
 * What differs between a business's products now and at a moment.
 * @param steps those since the moment that name each product, by its id, the latest first.
 */
export const productsAsOf = (
  businessId: string,
  steps: ReadonlyMap<string, readonly AuditEntry[]>,
  current: ReadonlyMap<string, CurrentProduct>,
): PastProduct[] => {
  const found: PastProduct[] = [];
  for (const [id, own] of steps) {
    const now = current.get(id) ?? null;
    if (now && now.product.businessId !== businessId) continue;
    const credible = own.filter(entry => isCredible(entry, businessId));
    const stored = now && snapshotOf(now.product, now.details);
    const { before: target, gap, deletion } = stateBefore(id, stored, credible);
    if (sameSnapshot(stored, target) && !gap) continue;
    if (!now && target && target.businessId !== businessId) continue;
    const kind = target === null ? 'added' : now ? 'changed' : 'deleted';
    const credibleDeletion = deletion && credible.find(entry => entry.id === deletion.id);
    found.push({
      ...{ id, now, target, kind, gap, title: titleOf(id, now, target) },
      deletion: credibleDeletion ?? null,
    });
  }
  return found;
};
