import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeExit } from './beforeExit.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Seeded emulators in a process of their own. Addresses are `host:port`. */
export interface SpawnedEmulators {
  projectId: string;
  auth: string;
  firestore: string;
  storage: string;
  /** The variables that a build or a development server for them needs. */
  env: Record<string, string>;
  /**
   * Puts the sample data and accounts back as they were.
   * @throws Error with why not.
   */
  seed: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What to start. */
export interface SpawnOptions {
  projectId?: string;
  ports?: { auth?: number; firestore?: number; storage?: number };
  products?: number;
}

interface Message {
  ready?: boolean;
  seeded?: number;
  /** Why the sample data could not be put back. */
  failed?: string;
  auth?: string;
  firestore?: string;
  storage?: string;
}

/**
 * Starts seeded emulators for a test that runs elsewhere, such as browser journeys: a process of
 * its own, because their tools do not read this repository's TypeScript as it is.
 * @throws Error with what the emulators said where they do not start.
 */
export const spawnEmulators = async ({
  projectId = 'demo-journeys',
  ...options
}: SpawnOptions = {}): Promise<SpawnedEmulators> => {
  const child = spawn(
    process.execPath,
    [
      ...['-C', 'source', '--import', 'tsx', 'scripts/emulators/serve.ts'],
      JSON.stringify({ projectId, ...options }),
    ],
    { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  // Not its group alone: what it started has groups of its own, which it ends.
  const forget = beforeExit(() => void child.kill('SIGTERM'));
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', line => said.push(line));
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const waiting: ((message: Message) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', line => {
    if (line.startsWith('{')) waiting.shift()?.(JSON.parse(line));
  });
  const next = () =>
    Promise.race([
      new Promise<Message>(resolve => waiting.push(resolve)),
      exited.then((): never => {
        throw new Error(`The emulators ended\n${said.slice(-20).join('\n')}`);
      }),
    ]);
  const { auth = '', firestore = '', storage = '' } = await next();
  return {
    projectId,
    auth,
    firestore,
    storage,
    env: {
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_USE_EMULATORS: 'true',
      VITE_AUTH_EMULATOR_HOST: auth,
      VITE_FIRESTORE_EMULATOR_HOST: firestore,
      VITE_STORAGE_EMULATOR_HOST: storage,
    },
    seed: async () => {
      child.stdin.write('seed\n');
      const { failed } = await next();
      if (failed !== undefined) throw new Error(failed);
    },
    stop: async () => {
      child.stdin.end();
      await exited;
      forget();
    },
  };
};
