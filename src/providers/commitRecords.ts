import type { RaRecord } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { groupBy } from '@/domain/groupBy.ts';
import { recordName } from '@/domain/recordName.ts';
import { runBatches } from '@/domain/runBatches.ts';
import type { Write } from '@/domain/write.ts';
import type { BackOfficeDataProvider } from './types.ts';
import { commitOnce, type Unanswered } from './unanswered/commitOnce.ts';

/** What work on many records needs of the back end. */
export type ChangedStore = Pick<BackOfficeDataProvider, 'commit' | 'newId' | 'getMany'>;

/**
 * Commits that got no answer, with the records of each: found where they were carried out, and not
 * done twice.
 */
export type UnansweredChange = Unanswered<readonly string[]>;

/** Where work on many records looks whether to go on, and tells how far it is. */
export interface CommitControl {
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
  /** Of earlier rounds; what this one gets no answer to is added. */
  unanswered?: UnansweredChange;
}

/** A record that was not done, and why. */
export interface FailedRecord {
  id: string;
  /** What the record is called. */
  name: string;
  error: unknown;
}

/** What became of many records: nothing is lost, and what is left can be tried again. */
export interface CommitOutcome {
  failed: FailedRecord[];
  /** Ids that were not tried because the work was cancelled or the network went. */
  left: string[];
  /** Why it stopped before those that are left; missing where nothing stood in its way. */
  stoppedBy?: unknown;
  /** How many of those that are left may be done all the same: no answer came. */
  unanswered: number;
  /** The ids of the entries that tell of what is done. */
  entries: string[];
}

/** Work on many records of one kind. */
interface RecordsJob extends CommitControl {
  resource: ResourceName;
  records: readonly RaRecord[];
  /** Most records of one commit. */
  size: number;
  /** What is written for those of one commit, under this entry of the trail and this name. */
  writesOf: (
    batch: readonly RaRecord[],
    context: { auditId: string; label: string; batchId?: string },
  ) => readonly Write[] | Promise<readonly Write[]>;
}

/** One business after the other, each in its order: an entry of several is hidden from their owners. */
const byBusiness = (records: readonly RaRecord[]): RaRecord[] =>
  [...groupBy(records, ({ businessId }): unknown => businessId).values()].flat();

/**
 * Writes many records in atomic commits; as `runBatches` says, a record that is refused keeps none
 * of the others back. A commit that an earlier round got no answer to is made again as it was, so
 * that it is done once, whichever of the two arrives.
 */
export const commitRecords = async (
  dataProvider: ChangedStore,
  job: RecordsJob,
): Promise<CommitOutcome & { done: RaRecord[] }> => {
  const { resource, records, size, unanswered = new Map(), signal, onProgress } = job;
  const idsOf = (commits: UnansweredChange) => [...commits.values()].flatMap(({ done }) => done);
  const earlier = new Set(idsOf(unanswered));
  const batchId = records.length > 1 ? dataProvider.newId('audit') : undefined;
  const nameOf = (record: RaRecord) => recordName(resource, record);
  const entries: string[] = [];
  const outcome = await runBatches({
    items: byBusiness(records),
    size,
    sameCommit: (one, other) =>
      one.businessId === other.businessId &&
      earlier.has(String(one.id)) === earlier.has(String(other.id)),
    commit: async batch => {
      const [first] = batch;
      const ids = batch.map(({ id }) => String(id));
      const prepare = async () => {
        const auditId = dataProvider.newId('audit');
        const label = batch.length === 1 && first ? nameOf(first) : '';
        const context = { auditId, label, ...(batchId !== undefined && { batchId }) };
        return { writes: await job.writesOf(batch, context), done: ids };
      };
      const { writes } = await commitOnce(dataProvider, unanswered, ids.join(), prepare);
      entries.push(...writes.flatMap(({ collection, id }) => (collection === 'audit' ? id : [])));
    },
    signal,
    onProgress,
  });
  return {
    done: outcome.done,
    entries,
    failed: outcome.failed.map(({ item, error }) => ({
      id: String(item.id),
      name: nameOf(item),
      error,
    })),
    left: outcome.left.map(({ id }) => String(id)),
    stoppedBy: outcome.stoppedBy,
    unanswered: idsOf(unanswered).length,
  };
};
