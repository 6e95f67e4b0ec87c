import { createServer } from 'vite';
import { SAMPLE_PASSWORD } from '../../src/providers/local/sampleAccounts.ts';
import { SAMPLE_SEED_ACCOUNTS, seedSamples } from './seedSamples.ts';
import { startEmulators } from './startEmulators.ts';

/** The project of `.env.emulators`: names that begin with `demo-` never reach Google. */
const PROJECT = 'demo-catalogue';

const say = (line: string) => console.info(line);

const main = async () => {
  const emulators = await startEmulators(
    PROJECT,
    { auth: 9099, firestore: 8080, storage: 9199 },
    say,
  );
  process.env.VITE_AUTH_EMULATOR_HOST = emulators.auth;
  process.env.VITE_FIRESTORE_EMULATOR_HOST = emulators.firestore;
  process.env.VITE_STORAGE_EMULATOR_HOST = emulators.storage;
  say('Seeding the emulators …');
  const records = await seedSamples(emulators);
  const server = await createServer({ mode: 'emulators' });
  await server.listen();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([server.close(), emulators.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  say(`
  Console    ${server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:5173/'}
  Firestore  ${emulators.firestore} (with firestore.rules, ${records} records)
  Auth       ${emulators.auth}
  Storage    ${emulators.storage} (everything permitted: its rules need a download)

  Accounts, all with the password ${SAMPLE_PASSWORD}:
${SAMPLE_SEED_ACCOUNTS.map(({ email }) => `    ${email}`).join('\n')}

  Ctrl-C stops everything.`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
