import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { endWithProcess } from '../../scripts/emulators/endWithProcess.ts';
import { listenLocally } from './listenLocally.ts';

/** A Firestore emulator that answers on `host:port`; `stop` ends it if this process started it. */
export interface FirestoreEmulator {
  host: string;
  port: number;
  stop: () => Promise<void>;
}

/** How to start it. */
interface FirestoreOptions {
  /** Any free one unless said otherwise. */
  port?: number;
  /** Where the Functions emulator will listen (`host:port`), to be told of what is written. */
  functions?: string | null;
}

/** A command line that starts Google's Firestore emulator, without host and port. */
interface EmulatorCommand {
  command: string;
  args: string[];
}

const COMPONENT = 'platform/cloud-firestore-emulator/cloud_firestore_emulator';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

const googleCloudRoots = () =>
  [
    process.env.CLOUDSDK_ROOT,
    '/usr/lib/google-cloud-sdk',
    '/usr/local/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ].filter((root): root is string => Boolean(root));

const cachedJar = (): string | undefined => {
  const cache = join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(cache)) return undefined;
  const jar = readdirSync(cache)
    .filter(name => /^cloud-firestore-emulator-.*\.jar$/.test(name))
    .sort()
    .at(-1);
  return jar && join(cache, jar);
};

const java = () => process.env.JAVA ?? 'java';

const hasJava = () => spawnSync(java(), ['-version'], { stdio: 'ignore' }).status === 0;

/**
 * Looks for the emulator in the `firebase` CLI's cache, then in the Google Cloud CLI.
 * @returns undefined where neither has it, or no Java runs it.
 */
export const findFirestoreEmulator = (): EmulatorCommand | undefined => {
  const jar = cachedJar();
  const launcher = googleCloudRoots()
    .map(root => join(root, COMPONENT))
    .find(path => existsSync(path));
  if (!(jar || launcher) || !hasJava()) return undefined;
  if (jar) return { command: java(), args: ['-cp', jar, MAIN_CLASS] };
  return launcher ? { command: launcher, args: [] } : undefined;
};

/** @returns a TCP port of the loopback interface that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise(resolve => server.close(resolve));
  return port;
};

const waitUntilReady = async (url: string, child: ChildProcess) => {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The Firestore emulator ended with ${child.exitCode}`);
    const answered = await fetch(url).then(
      response => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise(resolve => setTimeout(resolve, 150));
  }
  throw new Error('The Firestore emulator did not answer within 60 s');
};

/**
 * Starts the emulator (or adopts the one that FIRESTORE_EMULATOR_HOST names).
 * @param rulesFile path of a rules file; without one everything is permitted.
 * @returns undefined where no emulator is found.
 */
export const startFirestoreEmulator = async (
  rulesFile?: string,
  { port: wantedPort, functions }: FirestoreOptions = {},
): Promise<FirestoreEmulator | undefined> => {
  const running = process.env.FIRESTORE_EMULATOR_HOST;
  if (running) {
    const [host = '127.0.0.1', port = '8080'] = running.split(':');
    return { host, port: Number(port), stop: async () => {} };
  }
  const found = findFirestoreEmulator();
  if (!found) return undefined;
  const port = wantedPort ?? (await freePort());
  const args = [...found.args, '--host', '127.0.0.1', '--port', String(port)];
  if (rulesFile) args.push('--rules', rulesFile);
  if (functions) args.push('--functions_emulator', functions);
  const child = spawn(found.command, args, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, JAVA: java() },
  });
  // The launcher is a shell script: the Java process is in its group.
  const stop = endWithProcess(child);
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { host: '127.0.0.1', port, stop };
};
