import { addDays } from './days.ts';
import type { DoneKind } from './marks.ts';
import { type DayRange, periodBefore } from './ranges.ts';

const ACTIONS: Partial<Record<DoneKind, string>> = {
  import: 'import',
  undoImport: 'undoImport',
  merge: 'merge',
  delete: 'delete',
};

const FIELDS: Partial<Record<DoneKind, string>> = { archive: 'status' };

/**
 * The filter of the audit trail behind a mark: every entry of the day that can count as its kind, and
 * as few others as a query can tell apart. Variants' prices are told as the list of variants, so prices
 * and sales are told apart only by reading the day's entries (`doneKinds`).
 * @param businessId null for the whole platform.
 */
export const markFilter = (
  day: string,
  kind: DoneKind,
  businessId: string | null,
): Record<string, unknown> => ({
  ...(businessId !== null && { businessId }),
  resource: kind === 'giveaway' ? 'giveaways' : 'products',
  ...(ACTIONS[kind] && { action: ACTIONS[kind] }),
  ...(FIELDS[kind] && { fields_contains: FIELDS[kind] }),
  at_gte: `${day}T00:00:00.000Z`,
  at_lt: `${addDays(day, 1)}T00:00:00.000Z`,
});

/** The filter of what was done to a product from the beginning of the period before to the end of the range. */
export const changesFilter = (
  productId: string,
  businessId: string,
  range: DayRange,
): Record<string, unknown> => ({
  businessId,
  resource: 'products',
  records_contains: productId,
  at_gte: `${periodBefore(range).from}T00:00:00.000Z`,
  at_lt: `${addDays(range.to, 1)}T00:00:00.000Z`,
});
