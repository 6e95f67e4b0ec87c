import { createEmitter } from '../../emitter.ts';

/** Why a run stands still. */
export type PauseReason = 'user' | 'offline' | 'unreachable' | 'unproven' | 'exhausted';

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
  const { emit, subscribe } = createEmitter();
  let reason: PauseReason | null = null;
  const set = (next: PauseReason | null) => {
    if (reason === next) return;
    reason = next;
    emit();
  };
  const ready = (ignored?: PauseReason) =>
    new Promise<void>((resolve, reject) => {
      const settle = () => {
        if (!abort.signal.aborted && reason !== null && reason !== ignored) return;
        end();
        if (abort.signal.aborted) reject(new RunCancelled());
        else resolve();
      };
      const end = subscribe(settle);
      settle();
    });
  return {
    signal: abort.signal,
    ready,
    pause: set,
    resume: () => set(null),
    cancel: () => {
      abort.abort(new RunCancelled());
      emit();
    },
    paused: () => reason,
    subscribe,
  };
};
