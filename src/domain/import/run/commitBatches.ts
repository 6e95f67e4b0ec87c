import type { Write } from '../../write.ts';
import { batches, type Weight } from './batches.ts';
import { type Conflict, classifyFailure, conflictOf, messageOf } from './commitErrors.ts';
import { type BatchSurroundings, commitSteadily, RunStopped } from './commitSteadily.ts';

/** How a kind of work is put into commits. */
export interface BatchJob<T extends Weight> {
  /** The writes of one commit. The same batch must give the same writes when it is tried again. */
  assemble: (items: readonly T[]) => Write[];
  /** Whether a commit of these items was carried out although its answer was lost. */
  isApplied: (items: readonly T[]) => Promise<boolean>;
  /** Which item a conflict is about. */
  concerns: (item: T, conflict: Conflict) => boolean;
  /** Plans an item again on top of what is stored now; null where nothing is left to do. */
  replan: (item: T, conflict: Conflict) => Promise<T | null>;
  done: (items: readonly T[]) => void;
  /** Nothing was left to do for an item after all. */
  dropped: (item: T) => void;
  failed: (item: T, code: string, message: string) => void;
}

const REPLANS = 3;
/** So many products refused one by one, and none accepted, means that all will be. */
const HOPELESS = 10;

/**
 * Commits all items in order. A refused batch is halved until the refused item stands alone and the
 * rest goes on; a conflict plans its item anew on top of what is stored; without network the run
 * pauses and goes on by itself; a lost answer is recognised and nothing is done twice.
 * @throws RunCancelled, RunStopped
 */
export const commitBatches = async <T extends Weight>(
  items: Iterable<T>,
  job: BatchJob<T>,
  around: BatchSurroundings,
): Promise<void> => {
  const { control } = around;
  let accepted = 0;
  let refused = 0;

  const refuse = (item: T, code: string, error: unknown) => {
    refused++;
    job.failed(item, code, messageOf(error));
    if (accepted === 0 && refused >= HOPELESS)
      throw new RunStopped(messageOf(error), { cause: error });
  };

  const replanned = async (batch: readonly T[], error: unknown, counts: Map<string, number>) => {
    const conflict = conflictOf(error);
    const item = conflict && batch.find(one => job.concerns(one, conflict));
    if (!conflict || !item) return null;
    const count = (counts.get(conflict.id) ?? 0) + 1;
    counts.set(conflict.id, count);
    if (count > REPLANS) {
      refuse(item, 'conflict', error);
      return batch.filter(one => one !== item);
    }
    const next = await job.replan(item, conflict);
    if (next === null) {
      job.dropped(item);
      return batch.filter(one => one !== item);
    }
    return batch.map(one => (one === item ? next : one));
  };

  const run = async (batch: readonly T[], counts: Map<string, number>): Promise<void> => {
    if (batch.length === 0) return;
    const error = await commitSteadily(() => job.assemble(batch), around);
    const isConflict = error !== null && classifyFailure(error) === 'conflict';
    if (error === null || (isConflict && (await job.isApplied(batch)))) {
      accepted += batch.length;
      job.done(batch);
      return;
    }
    const next = isConflict ? await replanned(batch, error, counts) : null;
    if (next) return run(next, counts);
    const [only] = batch;
    if (batch.length === 1 && only) return refuse(only, isConflict ? 'conflict' : 'refused', error);
    const half = Math.ceil(batch.length / 2);
    await run(batch.slice(0, half), counts);
    await run(batch.slice(half), counts);
  };

  for (const batch of batches(items)) {
    await control.ready();
    await run(batch, new Map());
  }
};
