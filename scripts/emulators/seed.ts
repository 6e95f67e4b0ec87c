import { loadEnv } from 'vite';
import { seedOldRecords, seedSamples } from './seedSamples.ts';

/**
 * Seeds emulators that run already: those of `.env.emulators`, or of the environment. With `--old` by
 * records as a system before this one may have left them, instead of the sample data.
 */
const env = { ...loadEnv('emulators', process.cwd(), 'VITE_'), ...process.env };

const main = async () => {
  const records = await (process.argv.includes('--old') ? seedOldRecords : seedSamples)({
    projectId: env.VITE_FIREBASE_PROJECT_ID ?? 'demo-catalogue',
    auth: env.VITE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099',
    firestore: env.VITE_FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080',
  });
  console.info(`${records} records and the sample accounts are in the emulators.`);
};

main().catch((error: unknown) => {
  console.error(
    `The emulators could not be seeded (npm run start:emulators starts them): ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
});
