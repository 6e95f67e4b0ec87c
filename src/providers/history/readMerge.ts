import type { StoredFields } from '@/domain/merge/auditChain.ts';
import { type CurrentRecords, mergedRecordIds } from '@/domain/merge/planUnmerge.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** Most entries of one merge: ten products, and 480 other records, 200 in each. */
const MAX_ENTRIES = 10;

type Reader = Pick<BackOfficeDataProvider, 'getOne' | 'getMany'>;

/** The audit entries of a merge, from its first one on. */
export const readChain = async (dataProvider: Reader, first: string): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  for (let id: string | null = first; id !== null && entries.length < MAX_ENTRIES; ) {
    const { data }: { data: AuditEntry } = await dataProvider.getOne<AuditEntry>('audit', { id });
    entries.push(data);
    id = data.continuedIn ?? null;
  }
  return entries;
};

/** The records of a merge as they are now. */
export const readCurrent = async (
  dataProvider: Reader,
  entries: readonly AuditEntry[],
): Promise<CurrentRecords> => {
  const ids = mergedRecordIds(entries);
  const read = async (resource: keyof typeof ids): Promise<ReadonlyMap<string, StoredFields>> => {
    if (ids[resource].length === 0) return new Map();
    const { data } = await dataProvider.getMany(resource, { ids: ids[resource] });
    return new Map(
      data.map(record => {
        const id = String(record.id);
        return [id, { ...record, id, version: Number(record.version) }];
      }),
    );
  };
  const [products, reports, giveaways] = await Promise.all([
    read('products'),
    read('reports'),
    read('giveaways'),
  ]);
  return { products, reports, giveaways };
};
