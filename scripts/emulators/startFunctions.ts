import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { endWithProcess } from './endWithProcess.ts';
import { hasTools, TOOLS } from './installTools.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(root, 'functions');
const READY_WITHIN = 90_000;

/** Whether everything is installed that functions need to run here. */
export const canRunFunctions = (): boolean =>
  hasTools() && existsSync(join(FOLDER, 'node_modules/firebase-functions/package.json'));

/** Which functions run where. */
export interface FunctionsOptions {
  projectId: string;
  /** Where to listen (`host:port`): where the Firestore emulator was told to send what is written. */
  address: string;
  /** The addresses of the emulators that functions use, by their names. */
  others: { firestore: string; auth?: string; storage?: string };
  /** Takes what functions log, line by line. */
  say?: (line: string) => void;
}

/** Functions that run. */
export interface RunningFunctions {
  /** The id of the process that leads the group of all of theirs. */
  group: number | undefined;
  /** Ends every process of theirs, in the middle of what it does. */
  stop: () => Promise<void>;
}

/** Bundles the functions into `functions/dist`. @throws Error with what the bundler said. */
const build = async () => {
  const child = spawn('npm', ['run', '--silent', 'functions:build'], {
    ...{ cwd: root, stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' },
    detached: true,
  });
  const end = endWithProcess(child);
  const errors: string[] = [];
  child.stderr?.on('data', (data: Buffer) => errors.push(data.toString()));
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve));
  await end();
  if (code !== 0) throw new Error(`The functions could not be built\n${errors.join('')}`);
};

/** A folder of their own for settings, which the emulator would ask for, and for the sockets of their processes. */
const makeFolder = ({ storage }: FunctionsOptions['others']) => {
  // A short name: the paths of sockets are limited.
  const { folder, remove } = temporaryFolder('fn-');
  const off = process.env.FUNCTIONS_OFF ?? '';
  // Nothing sends from there on this machine: what would be sent is looked at.
  const mail = ['MAIL_COLLECTION=mail', 'MAIL_LANGUAGE=en', 'CONSOLE_URL='];
  // No secret leaves a project for this machine.
  const shops = 'SHOPIFY_SECRET=';
  const files = `FILES_DAYS=${storage ? 60 : 0}`;
  const lines = ['FUNCTIONS_REGION=europe-west1', `FUNCTIONS_OFF=${off}`, files, ...mail, shops];
  writeFileSync(join(folder, '.env'), `${lines.join('\n')}\n`);
  return { folder, remove };
};

/**
 * Builds the functions and runs them beside emulators that run already. From then on they answer to everything
 * that is written, so seed before.
 * @throws Error with what was said where they do not start.
 */
export const startFunctions = async ({
  projectId,
  address,
  others,
  say = () => {},
}: FunctionsOptions): Promise<RunningFunctions> => {
  await build();
  const [host, port] = address.split(':');
  const { folder, remove } = makeFolder(others);
  const options = { projectId, host, port: Number(port), functionsDir: FOLDER };
  const child = spawn(
    process.execPath,
    ['functions.mjs', JSON.stringify({ ...options, configDir: folder, others })],
    {
      cwd: TOOLS,
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own, to be ended as one.
      detached: true,
      env: {
        // Fifty at a time, each a process, would be the emulator's own choice.
        FUNCTIONS_EMULATOR_PARALLEL: '4',
        ...process.env,
        ...{ TMPDIR: folder, NO_COLOR: '1', FIREBASE_EMULATOR_HUB: '', NO_UPDATE_NOTIFIER: '1' },
        // Nothing leaves this machine: no credentials are looked for.
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  );
  const end = endWithProcess(child);
  const stop = async () => {
    await end();
    remove();
  };
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', line => {
    if (line.trim() === '') return;
    said.push(line);
    say(line);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) =>
        reject(new Error(`The functions ${why}\n${said.slice(-20).join('\n')}`));
      const timer = setTimeout(() => fail('did not start in time'), READY_WITHIN);
      child.once('exit', code => {
        clearTimeout(timer);
        fail(`ended with ${code}`);
      });
      createInterface({ input: child.stdout }).on('line', line => {
        if (!line.includes('"ready":true')) return;
        clearTimeout(timer);
        resolve();
      });
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { group: child.pid, stop };
};
