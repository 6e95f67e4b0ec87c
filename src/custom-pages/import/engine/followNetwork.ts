import type { PauseReason, RunControl } from '@/domain/import/run/runControl.ts';

/** Milliseconds until a back end that could not be reached, wanted a proof, or took no more, is tried again. */
const TRY_AGAIN: Partial<Record<PauseReason, number>> = {
  unreachable: 30_000,
  unproven: 30_000,
  exhausted: 300_000,
};

/** The network as the page has it; a commit counts as lost after `timeout` milliseconds. */
export const network = { isOnline: () => navigator.onLine, timeout: 30_000 };

/**
 * Lets a run go on by itself when the network is back, or after a while where the back end was away.
 * @returns a function that ends it.
 */
export const followNetwork = (control: RunControl): (() => void) => {
  const online = () => {
    if (control.paused() !== 'user') control.resume();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = control.subscribe(() => {
    clearTimeout(timer);
    const reason = control.paused();
    const pause = reason === null ? undefined : TRY_AGAIN[reason];
    if (pause !== undefined) timer = setTimeout(online, pause);
    if (reason === 'offline' && navigator.onLine) queueMicrotask(online);
  });
  window.addEventListener('online', online);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', online);
  };
};
