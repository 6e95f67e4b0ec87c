import { isFieldOperation } from 'ra-data-firestore/query';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { sameValue } from '@/domain/fieldChanges.ts';
import type { Write } from '@/domain/write.ts';
import type { BackOfficeDataProvider } from './types.ts';
import { wasCarriedOut } from './unansweredCommit.ts';

type Provider = Pick<BackOfficeDataProvider, 'getMany'>;

const resourceNamed = (name: unknown) => RESOURCES.find(resource => resource === name);

/** Whether a record holds what was to be set; a time of the server's is whatever it was. */
const holdsAll = (record: Record<string, unknown>, data: Record<string, unknown>): boolean =>
  Object.entries(data).every(
    ([field, value]) => isFieldOperation(value) || sameValue(record[field] ?? null, value ?? null),
  );

const isStored = async (dataProvider: Provider, write: Write): Promise<boolean> => {
  const resource = resourceNamed(write.collection);
  if (write.type !== 'set' || !resource) return false;
  const { data } = await dataProvider.getMany(resource, { ids: [write.id] });
  return data.some(record => holdsAll(record, write.data));
};

/**
 * Whether one very commit was carried out and is what its records were changed by last. Its audit
 * entry says so, whose id nobody else has; where there is none, whatever it was to set is stored.
 * What somebody changed since, be it back to the same, is not taken for it.
 * @throws HttpError where the records cannot be read.
 */
export const isCarriedOut = async (
  dataProvider: Provider,
  writes: readonly Write[],
): Promise<boolean> => {
  const entries = writes.filter(({ collection }) => collection === 'audit');
  for (const entry of entries) {
    if (entry.type !== 'create') continue;
    const { resource: name, records } = entry.data;
    const resource = resourceNamed(name);
    if (!resource || !Array.isArray(records)) continue;
    if (
      await wasCarriedOut(dataProvider, resource, { auditId: entry.id, ids: records.map(String) })
    )
      return true;
  }
  if (entries.length > 0 || writes.length === 0) return false;
  for (const write of writes) if (!(await isStored(dataProvider, write))) return false;
  return true;
};
