import { messageOf } from '../../errors.ts';
import { backoff, inTime } from '../../retry.ts';
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

/**
 * A commit that is offline never settles by itself, so its answer is waited for only so long.
 * @param timeout milliseconds
 * @throws CommitTimeout, and what the commit throws
 */
export const within = (work: Promise<void>, timeout: number): Promise<void> =>
  inTime(work, timeout, () => new CommitTimeout('timeout'));

/** A commit, and whether anything that it was given was carried out, or may have been: its answer can be lost. */
export const watchedCommit = (
  commit: BatchEnvironment['commit'],
): { commit: BatchEnvironment['commit']; mayBeDone: () => boolean } => {
  let open = 0;
  return {
    commit: async writes => {
      open++;
      await commit(writes).catch((error: unknown) => {
        if (classifyFailure(error) !== 'transient') open--;
        throw error;
      });
    },
    mayBeDone: () => open > 0,
  };
};

/** How a commit ended. */
export interface CommitOutcome {
  /** The back end's refusal; null where it was carried out. */
  refusal: { error: unknown } | null;
  /** Whether an earlier try got no answer: it may have been carried out then. */
  uncertain: boolean;
}

/** Waits before another try: a growing time, or until whatever stands in the way is over. */
const waitAfter = async (
  kind: 'transient' | 'exhausted' | 'unproven',
  tries: number,
  { control, isOnline, sleep }: Omit<BatchEnvironment, 'commit'>,
) => {
  if (!isOnline()) control.pause('offline');
  else if (kind !== 'transient') control.pause(kind);
  else if (tries % (RETRIES + 1) === RETRIES) control.pause('unreachable');
  else await sleep(backoff(tries % (RETRIES + 1), 500));
};

/**
 * Carries out one commit, however long the network takes: tries again with growing pauses, pauses
 * the run where it is offline or the back end cannot be reached, or takes no more or nothing
 * without App Check's proof, and goes on when it is resumed.
 * @param assemble gives the same writes at every try, so that a lost answer can be recognised.
 * @throws RunCancelled, RunStopped
 */
export const commitWithRetry = async (
  assemble: () => readonly Write[],
  environment: BatchEnvironment,
): Promise<CommitOutcome> => {
  const { commit, control, isOnline, timeout } = environment;
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
      if (kind === 'transient') uncertain = true;
      await waitAfter(kind, tries, environment);
    }
  }
};

/**
 * Reads what a run needs to go on, however long the network takes, as it commits.
 * @throws RunCancelled, and what the read throws where another try would not help.
 */
export const readWithRetry = async <T>(
  read: () => Promise<T>,
  environment: Omit<BatchEnvironment, 'commit'>,
): Promise<T> => {
  for (let tries = 0; ; tries++) {
    await environment.control.ready();
    try {
      return await read();
    } catch (error) {
      const kind = classifyFailure(error);
      if (kind === 'stop' || kind === 'refused') throw error;
      await waitAfter(kind, tries, environment);
    }
  }
};
