import type { ChildProcess } from 'node:child_process';
import { beforeExit } from './beforeExit.ts';
import { endGroup } from './endGroup.ts';

/**
 * Ends a process that was just started `detached`, with all that it starts, when this process ends, however early
 * that is. @returns a function that ends it before.
 */
export const endWithProcess = (child: ChildProcess): (() => Promise<void>) => {
  const forget = beforeExit(() => void endGroup(child));
  return async () => {
    await endGroup(child);
    forget();
  };
};
