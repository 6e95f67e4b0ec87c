import type { RaRecord } from 'ra-core';
import type { Actor } from '@/domain/access/roles.ts';
import { changeRecords, type FailedRecord } from './changeRecords.ts';
import type { BackOfficeDataProvider } from './types.ts';

/** Products that are read and written at a time. */
const PAGE = 100;

/** How far the new name has come. */
export interface RenameOutcome {
  /** Products that were looked at. */
  seen: number;
  changed: number;
  failed: FailedRecord[];
  /** Whether it went through; if not, calling it again does the rest. */
  complete: boolean;
}

/**
 * Writes a business's name into those of its products that show another, a page at a time: a
 * product carries the name because owners may read it on other people's products, but not those
 * people's records. It can be stopped and done again at any time.
 * @throws what reading a page throws.
 */
export const renameProducts = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream' | 'commit' | 'newId'>,
  actor: Actor,
  business: { id: string; businessName: string },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (seen: number) => void },
): Promise<RenameOutcome> => {
  const { id: businessId, businessName } = business;
  const outcome: RenameOutcome = { seen: 0, changed: 0, failed: [], complete: false };
  const pages = dataProvider.stream('products', {
    filter: { businessId },
    sort: { field: 'createdAt', order: 'ASC' },
    pageSize: PAGE,
    signal,
  });
  for await (const page of pages) {
    // What was merged is nobody's to change but an administrator's.
    const isOpen = ({ mergedInto }: RaRecord) => actor.role === 'superAdmin' || !mergedInto;
    const stale = page.filter(row => row.businessName !== businessName && isOpen(row));
    const { changed, failed, left } = await changeRecords(dataProvider, actor, {
      resource: 'products',
      records: stale,
      changesOf: () => ({ businessName }),
      action: 'update',
      source: 'bulk',
      reason: '',
      signal,
    });
    outcome.changed += changed.length;
    outcome.failed.push(...failed);
    if (left.length > 0) return outcome;
    outcome.seen += page.length;
    onProgress(outcome.seen);
  }
  return { ...outcome, complete: !signal.aborted };
};
