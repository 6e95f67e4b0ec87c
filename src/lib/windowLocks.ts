/** Lets the windows of this browser know what others of them are at work on. */
export const windowLocks = (prefix: string) => ({
  /**
   * Does work that others know of meanwhile. It does not depend on it: where a browser has no locks,
   * or another window holds this one, it is done too.
   */
  hold: <T>(id: string, work: () => Promise<T>): Promise<T> =>
    'locks' in navigator
      ? navigator.locks.request(prefix + id, { ifAvailable: true }, work)
      : work(),
  /** The ids of what windows of this browser, this one included, are at work on. */
  held: async (): Promise<ReadonlySet<string>> => {
    if (!('locks' in navigator)) return new Set();
    const { held = [] } = await navigator.locks.query();
    return new Set(
      held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
    );
  },
});
