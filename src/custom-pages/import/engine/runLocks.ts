const PREFIX = 'import-run ';

/**
 * Does the work of a run and lets the other windows of this browser know meanwhile. The work does
 * not depend on it: where a browser has no locks, or another window holds this one, it is done too.
 */
export const withRunLock = <T>(runId: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator
    ? navigator.locks.request(PREFIX + runId, { ifAvailable: true }, work)
    : work();

/** The runs that windows of this browser are at work on. */
export const lockedRuns = async (): Promise<ReadonlySet<string>> => {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
  );
};
