import { createServer } from 'vite';
import { SAMPLE_PASSWORD } from '../../src/providers/local/sampleAccounts.ts';
import { runScheduled } from './functionsControl.ts';
import { SAMPLE_SEED_ACCOUNTS, seedSamples } from './seedSamples.ts';
import { type RunningEmulators, startEmulators } from './startEmulators.ts';
import { canRunFunctions, startFunctions } from './startFunctions.ts';

/** The project of `.env.emulators`: names that begin with `demo-` never reach Google. */
const PROJECT = 'demo-catalogue';
const FUNCTIONS_PORT = 5001;

const say = (line: string) => console.info(line);

/** Starts the functions. @returns what to say of them, also why they do not run: the console works without. */
const withFunctions = async ({ functions: address, projectId, ...others }: RunningEmulators) => {
  if (address === null)
    return 'not running: a Firestore emulator that ran already tells them nothing';
  if (!canRunFunctions()) return 'not running: npm ci --prefix functions installs what they need';
  const { auth, firestore, storage } = others;
  try {
    await startFunctions({
      ...{ projectId, address, others: { auth, firestore, storage } },
      say: line => say(`  functions: ${line}`),
    });
    const scheduled = await runScheduled(address);
    const where = address.endsWith(`:${FUNCTIONS_PORT}`)
      ? ''
      : `FUNCTIONS_EMULATOR_HOST=${address} `;
    return `${address} (by the clock only when asked: ${where}npm run functions:run -- ${scheduled.join(' ')})`;
  } catch (error) {
    return `not running: ${error instanceof Error ? error.message : error}`;
  }
};

const main = async () => {
  const emulators = await startEmulators(
    PROJECT,
    { auth: 9099, firestore: 8080, storage: 9199, functions: FUNCTIONS_PORT },
    say,
  );
  process.env.VITE_AUTH_EMULATOR_HOST = emulators.auth;
  process.env.VITE_FIRESTORE_EMULATOR_HOST = emulators.firestore;
  process.env.VITE_STORAGE_EMULATOR_HOST = emulators.storage;
  say('Seeding the emulators …');
  const records = await seedSamples(emulators);
  say('Starting the functions and the console …');
  // After the seeding, which they would answer to.
  const functions = await withFunctions(emulators);
  const server = await createServer({ mode: 'emulators' });
  await server.listen();
  say(`
  Console    ${server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:5173/'}
  Firestore  ${emulators.firestore} (with firestore.rules, ${records} records)
  Auth       ${emulators.auth}
  Storage    ${emulators.storage} (everything permitted: its rules need a download)
  Functions  ${functions}

  Accounts, all with the password ${SAMPLE_PASSWORD}:
${SAMPLE_SEED_ACCOUNTS.map(({ email }) => `    ${email}`).join('\n')}

  Ctrl-C stops everything.`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
