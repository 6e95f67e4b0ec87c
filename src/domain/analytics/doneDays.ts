import { type AuditEntry, changesOfRecord, type FieldChange } from '../schemas/audit.ts';
import type { Done } from '../schemas/stats.ts';
import { dayOf } from './days.ts';
import { DONE_KINDS, type DoneKind } from './marks.ts';
import { variantsChanged } from './variantPrices.ts';

/** What of an entry decides what it counts as. */
type CountedEntry = Pick<AuditEntry, 'action' | 'resource' | 'records' | 'changes'>;

/** Actions that are a kind by themselves, whatever fields they changed. */
const BY_ACTION: Readonly<Record<string, DoneKind>> = {
  import: 'import',
  undoImport: 'undoImport',
  merge: 'merge',
  archive: 'archive',
  delete: 'delete',
};

/** Parts of other steps: what they do is counted there, or takes something back. */
const NOT_COUNTED: readonly string[] = ['create', 'mergedInto', 'repoint', 'unmerge'];

const changed = (changes: readonly FieldChange[], name: 'price' | 'compareAtPrice') =>
  changes.some(
    ({ field, from, to }) =>
      field === name || (field === 'variants' && variantsChanged(from, to, name)),
  );

const byFields = (changes: readonly FieldChange[]): DoneKind[] => [
  ...(changes.some(({ field, to }) => field === 'status' && to === 'archived')
    ? ['archive' as const]
    : []),
  // A sale changes the price as well: it is no second step.
  ...(changed(changes, 'compareAtPrice')
    ? ['sale' as const]
    : changed(changes, 'price')
      ? ['price' as const]
      : []),
];

const kindsOfRecord = (entry: CountedEntry, record: string): DoneKind[] => {
  const { resource, action } = entry;
  if (resource === 'giveaways')
    return action === 'publish' || action === 'commitSeed' ? ['giveaway'] : [];
  if (resource !== 'products' || NOT_COUNTED.includes(action)) return [];
  const kind = Object.hasOwn(BY_ACTION, action) ? BY_ACTION[action] : undefined;
  return kind ? [kind] : byFields(changesOfRecord(entry, record));
};

/** The kinds that a change counts as; none where it marks nothing. */
export const doneKinds = (entry: CountedEntry): DoneKind[] => {
  const kinds = new Set(entry.records.flatMap(record => kindsOfRecord(entry, record)));
  return DONE_KINDS.filter(kind => kinds.has(kind));
};

/** The records of a change that count as `kind`, each once. */
export const doneRecords = (entry: CountedEntry, kind: DoneKind): string[] =>
  [...new Set(entry.records)].filter(record => kindsOfRecord(entry, record).includes(kind));

/** What was done on one day at one business; null where it concerned several. */
export interface DoneDay {
  day: string;
  businessId: string | null;
  done: Done;
}

/**
 * What the audit trail tells of each day and business. A record counts once a day in each kind,
 * however often it was changed. Entries without a business are told of by administrators alone:
 * an owner can name strangers' records in one of them.
 */
export const doneDays = (
  entries: readonly (CountedEntry & Pick<AuditEntry, 'at' | 'businessId' | 'actorRole'>)[],
): DoneDay[] => {
  const days = new Map<string, DoneDay & { seen: Set<string> }>();
  for (const entry of entries) {
    const { at, businessId, actorRole } = entry;
    if (businessId === null && actorRole !== 'superAdmin') continue;
    const key = JSON.stringify([dayOf(at), businessId]);
    const day = days.get(key) ?? { day: dayOf(at), businessId, done: {}, seen: new Set() };
    for (const record of new Set(entry.records))
      for (const kind of kindsOfRecord(entry, record)) {
        const once = `${kind} ${record}`;
        if (day.seen.has(once)) continue;
        day.seen.add(once);
        day.done[kind] = (day.done[kind] ?? 0) + 1;
        days.set(key, day);
      }
  }
  return [...days.values()].map(({ day, businessId, done }) => ({ day, businessId, done }));
};

/** What was done at several businesses, added up. */
export const sumDone = (all: readonly Done[]): Done => {
  const sum: Done = {};
  for (const done of all)
    for (const kind of DONE_KINDS) if (done[kind]) sum[kind] = (sum[kind] ?? 0) + done[kind];
  return sum;
};
