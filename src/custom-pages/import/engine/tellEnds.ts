import type { BatchEnvironment } from '@/domain/import/run/commitWithRetry.ts';
import { RunCancelled, type RunControl, runControl } from '@/domain/import/run/runControl.ts';
import { runStatus } from '@/domain/import/run/runWrites.ts';
import { tellEndPatiently, type UntoldEnd, unlessEnded } from '@/domain/import/run/tellEnd.ts';
import { sleep } from '@/domain/retry.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { followNetwork, network } from './followNetwork.ts';
import type { ImportSession } from './importSession.ts';
import { lockedRuns } from './runLocks.ts';
import { forgetRun, wasCancelled } from './savedRun.ts';

/** The runs whose records are being told how they ended. */
const underWay = new Map<string, RunControl>();

/**
 * Tells the record of a run how it ended as soon as it can be told, while this window is open.
 * @param show is told what is left then; null where nothing is.
 * @returns a function that tries again at once.
 */
export const tellLater = (
  runId: string,
  { writes }: Pick<UntoldEnd, 'writes'>,
  commit: BatchEnvironment['commit'],
  show: (left: UntoldEnd | null) => void,
): (() => void) => {
  const tell = async () => {
    const control = runControl();
    underWay.set(runId, control);
    const unfollow = followNetwork(control);
    const wait = (milliseconds: number) => sleep(milliseconds, control.signal).catch(() => {});
    try {
      show(await tellEndPatiently(writes, { ...network, commit, control, sleep: wait }));
    } catch (error) {
      if (!(error instanceof RunCancelled)) throw error;
    } finally {
      unfollow();
      if (underWay.get(runId) === control) underWay.delete(runId);
    }
  };
  void tell();
  return () => {
    const control = underWay.get(runId);
    if (control) control.resume();
    else void tell();
  };
};

/** A run goes on: its record is not to be told of an end any more. */
export const stopTelling = (runId: string): void => underWay.get(runId)?.cancel();

/**
 * Tells the records of runs that they were cancelled, where the window in which that was pressed was
 * closed before it could. What a window is at work on is left to it.
 * @param onTold called when a record says how its run ended.
 */
export const tellCancelled = async (
  { context, state, store }: ImportSession,
  runs: readonly ImportRun[],
  onTold: () => void,
): Promise<void> => {
  const { actor, businessId, businessName } = context;
  for (const { id: runId, status } of runs) {
    const isOpen = status === 'running' || status === 'paused';
    if (!isOpen || !(await wasCancelled(runId, actor.uid))) continue;
    const isHeld = (await lockedRuns()).has(runId);
    if (isHeld || underWay.has(runId) || state.get().run?.id === runId) continue;
    const cancelled = { runId, actor, businessId, businessName };
    const writes = unlessEnded(runStatus(cancelled, 'cancelled', store.newAuditId()));
    tellLater(runId, { writes }, store.commit, left => {
      if (!left) void forgetRun(runId).then(onTold);
    });
  }
};
