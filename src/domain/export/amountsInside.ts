import { isPlainObject } from 'ra-data-firestore/query';
import { minorToDecimal } from '../money/money.ts';
import { isAmount } from '../product/fieldKinds.ts';

const decimal = (value: unknown, currency: string): unknown =>
  typeof value === 'number' ? Number(minorToDecimal(value, currency)) : value;

/** What variants cost is one map of amounts. */
const amount = (field: unknown, value: unknown, currency: string): unknown => {
  if (typeof field !== 'string' || !isAmount(field)) return inDecimals(value, currency);
  if (!isPlainObject(value)) return decimal(value, currency);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, decimal(inner, currency)]),
  );
};

/** A value whose amounts, however deep, are decimals instead of minor units. */
export const inDecimals = (value: unknown, currency: string): unknown => {
  if (Array.isArray(value)) return value.map(item => inDecimals(item, currency));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, amount(key, inner, currency)]),
  );
};

/** Whether the changes of one record have amounts. */
export const hasAmounts = (changes: unknown): boolean => {
  if (Array.isArray(changes)) return changes.some(hasAmounts);
  if (!isPlainObject(changes)) return false;
  if (typeof changes.field === 'string' && isAmount(changes.field)) return true;
  return Object.entries(changes).some(
    ([key, inner]) => (isAmount(key) && typeof inner === 'number') || hasAmounts(inner),
  );
};

const changeInDecimals = (change: unknown, currency: string): unknown =>
  isPlainObject(change)
    ? {
        ...change,
        from: amount(change.field, change.from, currency),
        to: amount(change.field, change.to, currency),
      }
    : change;

/** What the changes themselves say of the currency; before and after may differ. */
export const ownCurrency = (changes: readonly unknown[]): string | null => {
  for (const change of changes) {
    if (!isPlainObject(change) || change.field !== 'currency') continue;
    if (typeof change.to === 'string') return change.to;
  }
  return null;
};

/**
 * Changes by record id with their amounts as decimals.
 * @param currencyOf the currency of a record; amounts stay as stored where there is none.
 */
export const changesInDecimals = (
  changes: unknown,
  currencyOf: (id: string) => string | null,
): unknown => {
  if (!isPlainObject(changes)) return changes;
  return Object.fromEntries(
    Object.entries(changes).map(([id, list]) => {
      if (!Array.isArray(list) || !hasAmounts(list)) return [id, list];
      const currency = ownCurrency(list) ?? currencyOf(id);
      return [id, currency ? list.map(change => changeInDecimals(change, currency)) : list];
    }),
  );
};
