import { hasAmounts, ownCurrency } from '../export/amountsInside.ts';
import { type AuditEntry, changesOfRecord, type FieldChange } from '../schemas/audit.ts';

/** Which amounts of a change stay as they are where it is taken back. */
export interface StayingAmounts {
  /** The fields' names; the currency's among them, where the change was one of the currency, too. */
  fields: ReadonlySet<string>;
  /** Whether the product has another currency by now than the change was made in. */
  isOtherCurrency: boolean;
  /** Whether a change of the currency stays for the sake of amounts that were written after it. */
  isForLater: boolean;
}

const NONE: StayingAmounts = { fields: new Set(), isOtherCurrency: false, isForLater: false };

/** Whether a change is of an amount, or of the currency. */
export const isMoney = (change: FieldChange) => change.field === 'currency' || hasAmounts([change]);

/**
 * What of a change stays because amounts are minor units of one currency: under another one they would be other
 * prices.
 * @param now the product as it is stored, or as steps taken back before this one leave it.
 * @param changedSince the fields that were changed again since.
 * @param hasLater whether amounts were written after the change, whichever: see `laterAmounts`.
 */
export const stayingAmounts = (
  entry: Pick<AuditEntry, 'id' | 'changes' | 'currency'>,
  id: string,
  now: Readonly<Record<string, unknown>>,
  changedSince: readonly string[],
  hasLater = false,
): StayingAmounts => {
  const changes = changesOfRecord(entry, id);
  const money = changes.filter(isMoney).map(({ field }) => field);
  const fields = new Set(money);
  if (ownCurrency(changes) !== null) {
    if (money.some(field => changedSince.includes(field))) return { ...NONE, fields };
    return hasLater ? { ...NONE, fields, isForLater: true } : NONE;
  }
  // Amounts of several currencies: each is known for as long as nothing else was written.
  const isSame = entry.currency
    ? now.currency === entry.currency
    : Object.keys(entry.changes).length <= 1 || now.auditId === entry.id;
  return isSame || fields.size === 0 ? NONE : { ...NONE, fields, isOtherCurrency: true };
};
