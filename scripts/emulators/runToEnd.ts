import { type SpawnOptions, spawn } from 'node:child_process';
import { endWithProcess } from './endWithProcess.ts';

/** Runs a program that ends with this process at the latest. @returns its exit code, 1 where a signal ended it. */
export const runToEnd = async (
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): Promise<number> => {
  const child = spawn(command, args, {
    ...{ stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
    ...{ ...options, detached: true },
  });
  const end = endWithProcess(child);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', code => resolve(code ?? 1));
    });
  } finally {
    await end();
  }
};
