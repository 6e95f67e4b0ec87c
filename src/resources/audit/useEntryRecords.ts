import { type RaRecord, useGetMany } from 'ra-core';
import { RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import { hasAmounts } from '@/domain/export/amountsInside.ts';
import { NAME_FIELDS, recordName } from '@/domain/recordName.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';

/** The kind of the records that an entry tells of; private parts go by their products. */
const kindOf = ({ resource }: Pick<AuditEntry, 'resource'>): ResourceName | undefined =>
  resource === 'productDetails' ? 'products' : RESOURCES.find(name => name === resource);

/** What an entry's records are called now, and the currency of their amounts. */
export interface EntryRecords {
  resource: ResourceName | undefined;
  /** Null where it does not exist any more, or has not been read yet. */
  nameOf: (id: string) => string | null;
  isReading: boolean;
  currencyOf: (id: string) => string | undefined;
}

/**
 * The records that an entry tells of. Read only where the entry does not say it all itself: several
 * have no names in it, and amounts have no currency.
 * @param shown how many of them are shown.
 */
export const useEntryRecords = (entry: AuditEntry | undefined, shown: number): EntryRecords => {
  const resource = entry && kindOf(entry);
  const shownIds = entry?.records.slice(0, shown) ?? [];
  const single = shownIds.length === 1;
  const named = resource !== undefined && NAME_FIELDS[resource] !== undefined;
  const ids =
    entry && named && resource !== 'imports'
      ? [...new Set(shownIds)].filter(
          id => !single || entry.label === '' || (!entry.currency && hasAmounts(entry.changes[id])),
        )
      : [];
  const { data, isLoading } = useGetMany<RaRecord>(
    resource ?? 'products',
    { ids },
    {
      enabled: ids.length > 0,
    },
  );
  const records = new Map(data?.flatMap(record => (record ? [[String(record.id), record]] : [])));
  return {
    resource,
    isReading: isLoading,
    nameOf: id => {
      const record = records.get(id);
      if (record && resource) return recordName(resource, record);
      return single && entry?.label ? entry.label : null;
    },
    currencyOf: id => {
      const currency: unknown = records.get(id)?.currency;
      return entry?.currency ?? (typeof currency === 'string' ? currency : undefined);
    },
  };
};
