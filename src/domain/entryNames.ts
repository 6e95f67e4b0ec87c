import { NAME_FIELDS } from './recordName.ts';
import { type AuditEntry, changesOfRecord, LONGEST_NAME, MAX_NAMES } from './schemas/audit.ts';

/** The part of an entry that records are named from. */
type Named = Pick<AuditEntry, 'resource' | 'records' | 'changes'>;

const fieldOf = (resource: string): string | undefined =>
  Object.entries(NAME_FIELDS).find(([name]) => name === resource)?.[1];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * What a record was called that an entry tells was added or deleted, by the entry itself: it may not be
 * there to be asked. Null where the entry does not say, a new name of a record that stays included.
 */
export const nameInEntry = (entry: Named, id: string): string | null => {
  const field = fieldOf(entry.resource);
  const change = changesOfRecord(entry, id).find(one => one.field === field);
  if (!change || (isText(change.from) && isText(change.to))) return null;
  return [change.from, change.to].find(isText) ?? null;
};

/** The names of all records of an entry that was about adding or deleting them; empty where one has none. */
export const namesInEntry = (entry: Named): string[] => {
  const names = entry.records.map(id => nameInEntry(entry, id));
  return names.every(isText) ? names.filter(isText) : [];
};

/**
 * The names of the products that an entry tells were deleted, as far as it keeps them to be searched by:
 * 20 at most, of 200 characters each. Without those that its label has.
 */
export const goneNames = (entry: Named & Pick<AuditEntry, 'label'>): string[] => {
  if (entry.resource !== 'products') return [];
  const names = entry.records.flatMap(id => {
    const title = changesOfRecord(entry, id).find(({ field }) => field === NAME_FIELDS.products);
    return title?.to === null && isText(title.from) && title.from !== entry.label
      ? [[...title.from].slice(0, LONGEST_NAME).join('')]
      : [];
  });
  return [...new Set(names)].slice(0, MAX_NAMES);
};
