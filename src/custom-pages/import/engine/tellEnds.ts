import type { BatchEnvironment } from '@/domain/import/run/commitWithRetry.ts';
import { endWrites } from '@/domain/import/run/endWrites.ts';
import { sessionAt } from '@/domain/import/run/importContext.ts';
import { RunCancelled, type RunControl, runControl } from '@/domain/import/run/runControl.ts';
import { inOneStep, settledFailures } from '@/domain/import/run/runFailures.ts';
import { chunkId } from '@/domain/import/run/runWrites.ts';
import { tellEndPatiently, type UntoldEnd, unlessEnded } from '@/domain/import/run/tellEnd.ts';
import { sleep } from '@/domain/retry.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { followNetwork, network } from './followNetwork.ts';
import type { ImportSession } from './importSession.ts';
import { loadFailures } from './keptFailures.ts';
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

/** The writes that end a run which was cancelled, with what it was refused and did not tell. */
const cancelling = async (
  { context: { actor, businessId, businessName, platform }, store }: ImportSession,
  { id: runId, shop }: ImportRun,
) => {
  const context = { runId, actor, businessId, businessName, platform, settings: { shop } };
  const kept = await loadFailures(runId, actor.uid);
  // Told twice is better than not at all, where nothing can be read now.
  const isThere = (chunk: string) => store.hasChunk(runId, chunk).catch(() => false);
  const failed = inOneStep((await settledFailures(kept, isThere)).untold);
  const chunk = chunkId([], failed, { session: sessionAt(new Date()) }, 0);
  return endWrites('cancelled', failed, context, { chunk, auditId: store.newAuditId() });
};

/**
 * Tells the records of runs that they were cancelled, where the window in which that was pressed was
 * closed before it could. What a window is at work on is left to it.
 * @param onTold called when a record says how its run ended.
 */
export const tellCancelled = async (
  session: ImportSession,
  runs: readonly ImportRun[],
  onTold: () => void,
): Promise<void> => {
  const { context, state, store } = session;
  for (const run of runs) {
    const { id: runId, status } = run;
    const isOpen = status === 'running' || status === 'paused';
    if (!isOpen || !(await wasCancelled(runId, context.actor.uid))) continue;
    const isHeld = (await lockedRuns()).has(runId);
    if (isHeld || underWay.has(runId) || state.get().run?.id === runId) continue;
    const writes = unlessEnded(await cancelling(session, run));
    if (underWay.has(runId)) continue;
    tellLater(runId, { writes }, store.commit, left => {
      if (!left) void forgetRun(runId).then(onTold);
    });
  }
};
