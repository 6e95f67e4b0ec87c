import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endWithProcess } from './endWithProcess.ts';
import { TOOLS } from './installTools.ts';

/** Which ports the two emulators listen on. */
export interface AuthAndStorageOptions {
  projectId: string;
  host: string;
  authPort: number;
  storagePort: number;
  /** Where the Functions emulator will listen (`host:port`), to be told of accounts that come and go. */
  functions?: string | null;
}

const READY_WITHIN = 60_000;

/**
 * Starts the Auth and Storage emulators in a process of their own.
 * @returns a function that ends it.
 */
export const startAuthAndStorage = async (
  options: AuthAndStorageOptions,
): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, ['serve.mjs', JSON.stringify(options)], {
    cwd: TOOLS,
    detached: true,
    // Kept open: where nothing else can end it, it ends when that closes.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, FIREBASE_EMULATOR_HUB: '', NO_UPDATE_NOTIFIER: '1' },
  });
  const stop = endWithProcess(child);
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', line => errors.push(line));
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`The Auth and Storage emulators ${why}\n${errors.slice(-20).join('\n')}`));
    const timer = setTimeout(() => fail('did not start within a minute'), READY_WITHIN);
    createInterface({ input: child.stdout }).on('line', line => {
      if (!line.includes('"ready":true')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', code => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
};
