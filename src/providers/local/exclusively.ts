/** Runs `work` while no other tab does the same. */
export const exclusively = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request(name, () => work())
    : work();
