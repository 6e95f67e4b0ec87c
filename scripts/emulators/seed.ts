import { loadEnv } from 'vite';
import { PLATFORM_SIZE } from '../../src/sample-data/index.ts';
import { functionsAddress, whileFunctionsRest } from './functionsControl.ts';
import { reportSeeding } from './reportSeeding.ts';
import { seedOldRecords, seedSamples } from './seedSamples.ts';

/**
 * Seeds emulators that run already: those of `.env.emulators`, or of the environment. With `--old` by
 * records as a system before this one may have left them, instead of the sample data; with `--scale` by
 * the sample data of a whole platform, which takes some minutes. The embedded back end has it in the
 * account menu: *Reset sample data*, *A whole platform*.
 */
const env = { ...loadEnv('emulators', process.cwd(), 'VITE_'), ...process.env };

const main = async () => {
  const emulators = {
    projectId: env.VITE_FIREBASE_PROJECT_ID ?? 'demo-catalogue',
    auth: env.VITE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099',
    firestore: env.VITE_FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080',
  };
  const scale = process.argv.includes('--scale');
  const seed = () =>
    process.argv.includes('--old')
      ? seedOldRecords(emulators)
      : seedSamples(emulators, scale ? { size: PLATFORM_SIZE } : {}, reportSeeding());
  // Thousands of records at once are no change that anybody made.
  const records = await whileFunctionsRest(functionsAddress(), seed);
  console.info(`${records} records and the sample accounts are in the emulators.`);
};

main().catch((error: unknown) => {
  console.error(
    `The emulators could not be seeded (npm run start:emulators starts them): ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
});
