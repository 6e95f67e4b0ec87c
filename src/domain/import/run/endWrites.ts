import type { Write } from '../../write.ts';
import type { FailedProduct } from '../csv/failedProducts.ts';
import { type CommitContext, importCommit, runStatus } from './runWrites.ts';

/** Two updates of the run's record in one commit become one. */
const mergeRunUpdates = (writes: readonly Write[], [status]: readonly Write[]): Write[] =>
  writes.map(write =>
    write.type === 'update' && status?.type === 'update' && write.collection === status.collection
      ? { ...write, data: { ...write.data, ...status.data } }
      : write,
  );

/**
 * The last commit of a run: its end, with what failed and is not told yet.
 * @param chunk id of the step that tells it; the same at every try.
 * @param auditId id of the audit entry, used only where one is due.
 */
export const endWrites = (
  status: 'finished' | 'cancelled',
  failed: readonly FailedProduct[],
  context: CommitContext,
  { chunk, auditId }: { chunk: string; auditId: string },
): Write[] => {
  const ended = runStatus(context, status, auditId);
  return failed.length === 0
    ? ended
    : mergeRunUpdates(importCommit([], failed, context, chunk, auditId), ended);
};
