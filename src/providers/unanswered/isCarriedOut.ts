import { isFieldOperation } from 'ra-data-firestore/query';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { sameValue } from '@/domain/fieldChanges.ts';
import type { Write } from '@/domain/write.ts';
import type { BackOfficeDataProvider } from '../types.ts';

type Provider = Pick<BackOfficeDataProvider, 'getMany'>;

const read = async (dataProvider: Provider, name: unknown, ids: readonly unknown[]) => {
  const resource = RESOURCES.find(one => one === name);
  return resource ? (await dataProvider.getMany(resource, { ids: ids.map(String) })).data : [];
};

/** Whether a record holds what was to be set; a time of the server's is whatever it was. */
const holdsAll = (record: Record<string, unknown>, data: Record<string, unknown>): boolean =>
  Object.entries(data).every(
    ([field, value]) => isFieldOperation(value) || sameValue(record[field] ?? null, value ?? null),
  );

const isStored = async (dataProvider: Provider, write: Write): Promise<boolean> =>
  write.type === 'set' &&
  (await read(dataProvider, write.collection, [write.id])).some(one => holdsAll(one, write.data));

/**
 * Whether one very commit was carried out and is what its records were changed by last. Its audit
 * entry says so, whose id nobody else has: commits are atomic, so one record that names it stands for
 * all. Where there is no entry, whatever it was to set is stored. What somebody changed since, be it
 * back to the same, is not taken for it.
 * @throws HttpError where the records cannot be read.
 */
export const isCarriedOut = async (
  dataProvider: Provider,
  writes: readonly Write[],
): Promise<boolean> => {
  const entries = writes.filter(({ collection }) => collection === 'audit');
  for (const entry of entries) {
    if (entry.type !== 'create' || !Array.isArray(entry.data.records)) continue;
    const records = await read(dataProvider, entry.data.resource, entry.data.records);
    if (records.some(({ auditId }) => auditId === entry.id)) return true;
    // What was deleted names nothing: its entry is what is left of it.
    const isGone = entry.data.action === 'delete' && records.length < entry.data.records.length;
    if (isGone && (await read(dataProvider, 'audit', [entry.id])).length > 0) return true;
  }
  if (entries.length > 0 || writes.length === 0) return false;
  for (const write of writes) if (!(await isStored(dataProvider, write))) return false;
  return true;
};
