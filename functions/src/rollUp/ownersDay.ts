import { addDays } from '../../../src/domain/analytics/days.ts';
import { type DoneDay, doneDays } from '../../../src/domain/analytics/doneDays.ts';
import type { OwnersDay } from '../../../src/domain/analytics/rollUpEvents.ts';
import { type FunctionStore, pagesOf } from '../../../src/domain/functions/functionStore.ts';
import { type AuditEntry, auditEntrySchema } from '../../../src/domain/schemas/audit.ts';
import { dailyStatsSchema } from '../../../src/domain/schemas/stats.ts';

/** The whole UTC day, as a condition on a time. */
export const within = (field: string, day: string) => [
  { field, op: '>=' as const, value: new Date(`${day}T00:00:00Z`) },
  { field, op: '<' as const, value: new Date(`${addDays(day, 1)}T00:00:00Z`) },
];

const entriesOf = async (store: FunctionStore, day: string): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  const query = {
    collection: 'audit',
    where: within('at', day),
    orderBy: [{ field: 'at', direction: 'asc' as const }],
  };
  for await (const page of pagesOf(store, query))
    for (const { data } of page) {
      const entry = auditEntrySchema.safeParse(data);
      if (entry.success) entries.push(entry.data);
    }
  return entries;
};

/** How many reports are open now, by business. */
const openNow = async (store: FunctionStore): Promise<Map<string, number>> => {
  const open = new Map<string, number>();
  const query = {
    collection: 'reports',
    where: [{ field: 'status', op: 'in' as const, value: ['open', 'inReview'] }],
  };
  for await (const page of pagesOf(store, query))
    for (const { data } of page)
      if (typeof data.businessId === 'string')
        open.set(data.businessId, (open.get(data.businessId) ?? 0) + 1);
  return open;
};

/** How many were open at the end of a day that is over, as its roll-up told; of none nothing is known. */
const openThen = async (store: FunctionStore, day: string): Promise<Map<string, number>> => {
  const stored = await store.get('stats', `platform_${day}`);
  const { data } = dailyStatsSchema.safeParse(stored?.data ?? {});
  return new Map(
    Object.entries(data?.byBusiness ?? {}).map(([id, { openReports = 0 }]) => [id, openReports]),
  );
};

/** What the console tells of a day: what owners did, and what was done. */
export interface ConsoleDay {
  owners: OwnersDay[];
  done: DoneDay[];
}

/** Reads what the console tells of a day: its entries of the audit trail, and the reports that were open at its end. */
export const readConsoleDay = async (
  store: FunctionStore,
  day: string,
  today: string,
): Promise<ConsoleDay> => {
  const entries = await entriesOf(store, day);
  const open = await (day >= addDays(today, -1) ? openNow(store) : openThen(store, day));
  const owners = new Map<string, OwnersDay>();
  const ownersDay = (businessId: string) => {
    const known = owners.get(businessId);
    if (known) return known;
    const fresh = {
      ...{ day, businessId, imports: 0, edits: 0 },
      openReports: open.get(businessId) ?? 0,
    };
    owners.set(businessId, fresh);
    return fresh;
  };
  for (const [businessId, count] of open) if (count > 0) ownersDay(businessId);
  for (const { actorId, businessId, action } of entries)
    if (businessId !== null && actorId === businessId)
      ownersDay(businessId)[action === 'import' ? 'imports' : 'edits'] += 1;
  return { owners: [...owners.values()], done: doneDays(entries) };
};
