/** Why a run stands still. */
export type PauseReason = 'user' | 'offline' | 'unreachable';

/** Steers a run from outside: pause, resume, cancel, and the network. */
export interface RunControl {
  signal: AbortSignal;
  /**
   * Resolves when the run may go on; at once where nothing holds it. Rejects when cancelled.
   * @param ignored a reason that does not hold this step.
   */
  ready: (ignored?: PauseReason) => Promise<void>;
  pause: (reason: PauseReason) => void;
  resume: () => void;
  cancel: () => void;
  /** Why it stands still; null while it runs. */
  paused: () => PauseReason | null;
  subscribe: (listener: () => void) => () => void;
}

/** The run was cancelled. */
export class RunCancelled extends Error {
  override readonly name = 'RunCancelled';
}

/** A control that nobody has used yet. */
export const runControl = (): RunControl => {
  const abort = new AbortController();
  const listeners = new Set<() => void>();
  let reason: PauseReason | null = null;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const set = (next: PauseReason | null) => {
    if (reason === next) return;
    reason = next;
    tell();
  };
  const ready = (ignored?: PauseReason) =>
    new Promise<void>((resolve, reject) => {
      const settle = () => {
        if (!abort.signal.aborted && reason !== null && reason !== ignored) return;
        listeners.delete(settle);
        if (abort.signal.aborted) reject(new RunCancelled());
        else resolve();
      };
      listeners.add(settle);
      settle();
    });
  return {
    signal: abort.signal,
    ready,
    pause: set,
    resume: () => set(null),
    cancel: () => {
      abort.abort(new RunCancelled());
      tell();
    },
    paused: () => reason,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
