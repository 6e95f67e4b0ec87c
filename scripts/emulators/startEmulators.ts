import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFirestoreEmulator } from '../../tests/support/firestoreEmulator.ts';
import { fillAllowList } from '../rules/fillAllowList.ts';
import { freePort } from './freePort.ts';
import { installTools } from './installTools.ts';
import { SAMPLE_ALLOW_LISTS } from './sampleAllowLists.ts';
import { startAuthAndStorage } from './startAuthAndStorage.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Emulators that run. Addresses are `host:port`. */
export interface RunningEmulators {
  projectId: string;
  auth: string;
  firestore: string;
  storage: string;
  /** Where `startFunctions` is to listen; null where nobody asked, or Firestore ran already and tells nobody. */
  functions: string | null;
  /** Ends what was started. */
  stop: () => Promise<void>;
}

/** Where to start them; free ports unless said otherwise. */
export interface EmulatorPorts {
  auth?: number;
  firestore?: number;
  storage?: number;
  /** Where functions will listen, if any are to run. */
  functions?: number;
}

const HOST = '127.0.0.1';
const NO_FIRESTORE =
  'No Firestore emulator was found. Install one: npx firebase-tools setup:emulators:firestore (needs Java 21), or gcloud components install cloud-firestore-emulator (needs Java 17)';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Writes the rules with the sample accounts' addresses in them. */
const writeRules = () => {
  const { folder, remove } = temporaryFolder('catalogue-rules-');
  const file = join(folder, 'firestore.rules');
  const template = readFileSync(join(root, 'firestore.rules'), 'utf8');
  writeFileSync(file, fillAllowList(template, SAMPLE_ALLOW_LISTS));
  return { file, remove };
};

/**
 * Starts the Firestore emulator with the project's rules, and the Auth and Storage emulators, all
 * on this machine alone.
 * @throws Error that says what to install where an emulator is missing.
 */
export const startEmulators = async (
  projectId: string,
  ports: EmulatorPorts = {},
  say: (line: string) => void = () => {},
): Promise<RunningEmulators> => {
  await installTools(say);
  const rules = writeRules();
  const authPort = await freePort(ports.auth);
  const storagePort = await freePort(ports.storage);
  const isElsewhere = Boolean(process.env.FIRESTORE_EMULATOR_HOST);
  const functions =
    ports.functions === undefined || isElsewhere
      ? null
      : `${HOST}:${await freePort(ports.functions)}`;
  const firestore = await startFirestoreEmulator(rules.file, {
    port: await freePort(ports.firestore),
    functions,
  });
  if (!firestore) {
    rules.remove();
    throw new Error(NO_FIRESTORE);
  }
  try {
    const stopOthers = await startAuthAndStorage({
      ...{ projectId, host: HOST, authPort, storagePort, functions },
    });
    return {
      projectId,
      auth: `${HOST}:${authPort}`,
      firestore: `${firestore.host}:${firestore.port}`,
      storage: `${HOST}:${storagePort}`,
      functions,
      stop: async () => {
        await Promise.all([stopOthers(), firestore.stop()]);
        rules.remove();
      },
    };
  } catch (error) {
    await firestore.stop();
    rules.remove();
    throw error;
  }
};
