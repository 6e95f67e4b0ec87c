import type { BatchEnvironment } from '@/domain/import/run/commitWithRetry.ts';
import { RunCancelled, type RunControl, runControl } from '@/domain/import/run/runControl.ts';
import { tellEndPatiently, type UntoldEnd } from '@/domain/import/run/tellEnd.ts';
import { sleep } from '@/domain/retry.ts';
import { followNetwork } from './followNetwork.ts';

/** The runs whose records are being told how they ended. */
const underWay = new Map<string, RunControl>();

/**
 * Tells the record of a run how it ended as soon as it can be told, while this window is open.
 * @param show is told what is left then; null where nothing is.
 * @returns a function that tries again at once.
 */
export const tellLater = (
  runId: string,
  { writes }: UntoldEnd,
  environment: Omit<BatchEnvironment, 'control' | 'sleep'>,
  show: (left: UntoldEnd | null) => void,
): (() => void) => {
  const tell = async () => {
    const control = runControl();
    underWay.set(runId, control);
    const unfollow = followNetwork(control);
    const wait = (milliseconds: number) => sleep(milliseconds, control.signal).catch(() => {});
    try {
      show(await tellEndPatiently(writes, { ...environment, control, sleep: wait }));
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
