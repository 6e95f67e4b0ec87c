import type { PastKind } from '@/domain/history/asOf.ts';
import type { RestoreItem, RestorePlan, Wanted } from '@/domain/history/restorePlan.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';

/** One product of a review: what would become of it, and what would not. */
export interface ReviewRow {
  id: string;
  title: string;
  kind: PastKind;
  /** Null where it is left as it is. */
  item: RestoreItem | null;
  /** Why it is left as it is, or parts of it: keys below `history.why`. */
  why: string[];
  /** What was changed again since, and stays. */
  left: readonly FieldChange[];
  currency: string | undefined;
  exists: boolean;
}

/** A product as a review begins with it. */
export interface Reviewed extends Wanted {
  title: string;
  kind: PastKind;
  why?: readonly string[];
  left?: readonly FieldChange[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The rows of a review; what needs nothing and says nothing has none. */
export const reviewRows = (reviewed: readonly Reviewed[], plan: RestorePlan): ReviewRow[] => {
  const items = new Map(plan.items.map(item => [item.id, item]));
  const hindered = new Map(plan.hindered.map(({ id, why }) => [id, why]));
  return reviewed.flatMap(({ id, title, kind, now, target, why = [], left = [] }) => {
    const item = items.get(id) ?? null;
    const hindrance = hindered.get(id);
    const all = hindrance ? [...why, hindrance] : [...why];
    if (!item && all.length === 0 && left.length === 0) return [];
    const currency = textOf(now?.product.currency ?? target?.currency);
    return [{ id, title, kind, item, why: all, left, currency, exists: now !== null }];
  });
};
