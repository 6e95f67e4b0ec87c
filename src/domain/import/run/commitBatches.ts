import { messageOf } from '../../errors.ts';
import type { Write } from '../../write.ts';
import { batches, type Weight } from './batches.ts';
import { batchSize } from './batchSize.ts';
import {
  type BatchEnvironment,
  commitWithRetry,
  RunStopped,
  readWithRetry,
} from './commitWithRetry.ts';

/** How a kind of work is put into commits. */
export interface BatchJob<T extends Weight> {
  /** The writes of one commit. The same batch must give the same writes when it is tried again. */
  assemble: (items: readonly T[]) => Write[];
  /** Whether a commit of these items was carried out although its answer was lost. */
  isApplied: (items: readonly T[]) => Promise<boolean>;
  /**
   * Looks at what is stored now and plans the items again on top of it, leaving out those that
   * need nothing any more. Null where nothing changed since they were planned.
   */
  refresh: (items: readonly T[]) => Promise<T[] | null>;
  done: (items: readonly T[]) => void;
  failed: (item: T, code: string, message: string) => void;
}

/** So often a batch is planned again because others keep changing its products. */
const REFRESHES = 3;
/** So many products refused one by one, and none accepted, means that all will be. */
const HOPELESS = 10;

/**
 * Commits all items in order. Where a batch is refused because somebody else was faster, it is
 * planned again on top of what is stored; otherwise it is halved until the refused item stands
 * alone and the rest goes on. Without network the run pauses and goes on by itself; a lost answer
 * is recognised, by the record that the run keeps of every commit, and nothing is done twice: also
 * where the run goes on in another session, which remembers no commit.
 * @throws RunCancelled, RunStopped
 */
export const commitBatches = async <T extends Weight>(
  items: Iterable<T>,
  job: BatchJob<T>,
  environment: BatchEnvironment,
): Promise<void> => {
  const size = batchSize(environment.maxProducts);
  let accepted = 0;
  let refused = 0;

  const refuse = (item: T, error: unknown) => {
    refused++;
    job.failed(item, 'refused', messageOf(error));
    if (accepted === 0 && refused >= HOPELESS)
      throw new RunStopped(messageOf(error), { cause: error });
  };

  const run = async (batch: readonly T[], refreshes: number): Promise<void> => {
    if (batch.length === 0) return;
    const started = performance.now();
    const { refusal, uncertain } = await commitWithRetry(() => job.assemble(batch), environment);
    const isApplied = () => readWithRetry(() => job.isApplied(batch), environment);
    if (!refusal || (uncertain && (await isApplied()))) {
      accepted += batch.length;
      size.took(performance.now() - started);
      job.done(batch);
      return;
    }
    const refresh = () => readWithRetry(() => job.refresh(batch), environment);
    const fresh = refreshes > 0 ? await refresh() : null;
    if (fresh) return run(fresh, refreshes - 1);
    const [only] = batch;
    if (batch.length === 1 && only) return refuse(only, refusal.error);
    const half = Math.ceil(batch.length / 2);
    await run(batch.slice(0, half), 0);
    await run(batch.slice(half), 0);
  };

  for (const batch of batches(items, size.current)) {
    await environment.control.ready();
    await run(batch, REFRESHES);
  }
};
