import type { ResourceName } from '../access/permissions.ts';
import { type AuditContext, auditedUpdates, type TrackedRecord } from '../audit.ts';
import { AUDIT_ACTIONS, isAuditAction } from '../auditActions.ts';
import { sameValue } from '../fieldChanges.ts';
import { isPromised, PROMISED_FIELDS } from '../giveaways/promise.ts';
import { stayingFields } from '../history/fieldGroups.ts';
import { laterAmounts } from '../history/laterAmounts.ts';
import { stayingAmounts } from '../history/stayingAmounts.ts';
import { type AuditEntry, changesOfRecord, type FieldChange } from '../schemas/audit.ts';
import { businessProfileSchema } from '../schemas/business.ts';
import { giveawaySchema } from '../schemas/giveaway.ts';
import { productInputSchema } from '../schemas/product.ts';
import type { Write } from '../write.ts';

/** What a product says of itself; whether it is on sale is a step of its own, taken on purpose. */
const PRODUCT_CONTENT = Object.keys(productInputSchema.shape).filter(
  field => field !== 'status' && field !== 'businessId',
);

/**
 * What comes back with a click, by resource: content that people fill in, and what was said of a
 * report, which only administrators do. Never whose a record is, who may come in, what is on sale, or
 * what a draw or a merge decided, whatever an entry says.
 */
const REVERTED: Partial<Record<ResourceName, ReadonlySet<string>>> = {
  business: new Set(Object.keys(businessProfileSchema.shape)),
  products: new Set(PRODUCT_CONTENT),
  users: new Set(['name', 'photoUrl', 'country']),
  giveaways: new Set([
    'title',
    'description',
    'imageUrl',
    'productId',
    'productTitle',
    'startsAt',
    'endsAt',
    'timeZone',
    'numberOfWinners',
  ]),
  reports: new Set(['status', 'resolution']),
};

const promisePart = giveawaySchema.pick({
  startsAt: true,
  seedCommitment: true,
  entryCount: true,
});

/** A field of a giveaway that people can enter for by now. */
const isPromisedField = (
  resource: ResourceName,
  current: CurrentRecord,
  field: string,
  now: Date,
) => {
  const giveaway = resource === 'giveaways' ? promisePart.safeParse(current).data : undefined;
  return (
    giveaway !== undefined &&
    PROMISED_FIELDS.some(one => one === field) &&
    isPromised(giveaway, now)
  );
};

/** Whose record it is, for entries that owners wrote: those tell of the own business only. */
const isAuthors = (
  entry: Pick<AuditEntry, 'actorId' | 'actorRole'>,
  resource: ResourceName,
  record: Pick<CurrentRecord, 'id' | 'businessId'>,
) =>
  entry.actorRole === 'superAdmin' ||
  (resource === 'business' ? record.id : record.businessId) === entry.actorId;

/** A record as it is stored now. */
export type CurrentRecord = TrackedRecord & Readonly<Record<string, unknown>>;

/** What a revert would do to one record. */
export interface RecordRevert {
  id: string;
  /** Fields that go back, from what is stored now. */
  back: FieldChange[];
  /** Fields that were changed again since; left alone. */
  changedSince: FieldChange[];
  /** Fields that mean nothing without one of those; left alone with it. */
  keptWith: FieldChange[];
  /** Amounts of the currency that the product had then and has no more; left alone. */
  otherCurrency: FieldChange[];
  /** A currency, and its amounts, for the sake of amounts that were written since; left alone. */
  laterAmounts: FieldChange[];
}

/** What was written of the entry's records since, where it changed a currency; null where nobody knows. */
export interface WithLater {
  since?: readonly AuditEntry[] | null;
}

/**
 * Whether taking a change back would close a report again. A decision is given, with its measure and
 * in the name of whoever gives it; it does not come back by itself.
 */
const closesAgain = (resource: ResourceName, changes: readonly FieldChange[]): boolean =>
  resource === 'reports' &&
  changes.some(({ field, from }) => field === 'resolution' && from !== null);

/** Whether an entry is a change of fields that a new change can take back. */
export const isRevertible = (
  entry: Pick<AuditEntry, 'action' | 'changes' | 'source'>,
  resource: ResourceName,
): boolean =>
  isAuditAction(entry.action) &&
  AUDIT_ACTIONS[entry.action].revertible &&
  entry.source !== 'import' &&
  entry.source !== 'merge' &&
  Object.values(entry.changes).some(
    fields =>
      fields.some(({ field }) => REVERTED[resource]?.has(field)) && !closesAgain(resource, fields),
  );

/**
 * What taking back an entry would change: fields of records that its author may change. A field
 * that somebody changed again afterwards is not touched: their work would be lost. Nor is what belongs
 * together with it: half of each would be told. Nor are amounts of another currency than the
 * product has, nor the currency under amounts that were written since.
 */
export const planRevert = (
  entry: Pick<AuditEntry, 'id' | 'at' | 'changes' | 'currency' | 'actorId' | 'actorRole'> &
    WithLater,
  current: CurrentRecord,
  resource: ResourceName,
  now = new Date(),
): RecordRevert => {
  const changes = changesOfRecord(entry, current.id);
  const revertible =
    isAuthors(entry, resource, current) && !closesAgain(resource, changes)
      ? changes.filter(
          ({ field }) =>
            REVERTED[resource]?.has(field) && !isPromisedField(resource, current, field, now),
        )
      : [];
  const changedSince = revertible.filter(
    ({ field, to }) => !sameValue(current[field] ?? null, to ?? null),
  );
  const changed = changedSince.map(({ field }) => field);
  const { since = [] } = entry;
  const hasLater = laterAmounts(current.id, entry, since, []);
  const amounts = stayingAmounts(entry, current.id, current, changed, hasLater);
  const isOther = ({ field }: FieldChange) => amounts.isOtherCurrency && amounts.fields.has(field);
  const isForLater = ({ field }: FieldChange) => amounts.isForLater && amounts.fields.has(field);
  const staying = new Set([...stayingFields(resource, changed), ...amounts.fields]);
  const isTogether = (change: FieldChange) =>
    staying.has(change.field) && !isOther(change) && !isForLater(change);
  const asLeft = revertible.filter(
    change => !changedSince.includes(change) && !sameValue(change.from ?? null, change.to ?? null),
  );
  const step = ({ field, from }: FieldChange) => ({
    field,
    from: current[field] ?? null,
    to: from,
  });
  return {
    id: current.id,
    back: asLeft.filter(({ field }) => !staying.has(field)).map(step),
    changedSince: changedSince.map(step),
    keptWith: asLeft.filter(isTogether).map(step),
    otherCurrency: asLeft.filter(isOther).map(step),
    laterAmounts: asLeft.filter(isForLater).map(step),
  };
};

/**
 * The writes that take an entry back, as a new change with its own entry; empty where nothing of
 * it is left to take back.
 */
export const revertWrites = (
  entry: AuditEntry & WithLater,
  records: readonly CurrentRecord[],
  resource: ResourceName,
  context: Omit<AuditContext, 'action' | 'source' | 'label' | 'reverts'>,
): Write[] =>
  auditedUpdates(
    resource,
    records.map(record => ({
      record,
      changes: Object.fromEntries(
        planRevert(entry, record, resource).back.map(({ field, to }) => [field, to]),
      ),
    })),
    { ...context, action: 'revert', source: 'revert', label: entry.label, reverts: entry.id },
  );
