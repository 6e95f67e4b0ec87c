import { messageOf } from '../../errors.ts';
import { backoff } from '../../retry.ts';
import type { Write } from '../../write.ts';
import { CommitTimeout, classifyFailure } from './commitErrors.ts';
import type { RunControl } from './runControl.ts';

/** The surroundings of a run; tests bring their own. */
export interface BatchEnvironment {
  commit: (writes: readonly Write[]) => Promise<void>;
  control: RunControl;
  isOnline: () => boolean;
  /** Waits; settles early when the run is cancelled. */
  sleep: (milliseconds: number) => Promise<void>;
  /** How long a commit may take, in milliseconds. */
  timeout: number;
  /** Most products of one commit, where less than 200 suits the back end better. */
  maxProducts?: number;
}

/** The back end refuses everything: going on would only fail product after product. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
}

const RETRIES = 5;

/** A commit that is offline never settles by itself, so its answer is waited for only so long. */
const within = async (work: Promise<void>, timeout: number) => {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new CommitTimeout('timeout')), timeout);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(clock);
    work.catch(() => {});
  }
};

/** How a commit ended. */
export interface CommitOutcome {
  /** The back end's refusal; null where it was carried out. */
  refusal: { error: unknown } | null;
  /** Whether an earlier try got no answer: it may have been carried out then. */
  uncertain: boolean;
}

/**
 * Carries out one commit, however long the network takes: tries again with growing pauses, pauses
 * the run where it is offline or the back end cannot be reached, and goes on when it is resumed.
 * @param assemble gives the same writes at every try, so that a lost answer can be recognised.
 * @throws RunCancelled, RunStopped
 */
export const commitWithRetry = async (
  assemble: () => readonly Write[],
  { commit, control, isOnline, sleep, timeout }: BatchEnvironment,
): Promise<CommitOutcome> => {
  let uncertain = false;
  for (let tries = 0; ; tries++) {
    await control.ready();
    if (!isOnline()) {
      control.pause('offline');
      continue;
    }
    try {
      await within(commit(assemble()), timeout);
      return { refusal: null, uncertain };
    } catch (error) {
      const kind = classifyFailure(error);
      if (kind === 'stop') throw new RunStopped(messageOf(error), { cause: error });
      if (kind === 'refused') return { refusal: { error }, uncertain };
      uncertain = true;
      if (!isOnline()) control.pause('offline');
      else if (tries % (RETRIES + 1) === RETRIES) control.pause('unreachable');
      else await sleep(backoff(tries % (RETRIES + 1), 500));
    }
  }
};
