import type { ChildProcess } from 'node:child_process';

/**
 * Ends a process that was started `detached`, at once and with everything that it started, also what it left
 * behind. @returns when it has ended.
 */
export const endGroup = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (child.pid === undefined) return resolve();
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    child.once('exit', () => resolve());
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing is left of the group, or the system has none.
      child.kill('SIGKILL');
    }
    if (hasEnded) resolve();
  });
