import {
  SAMPLE_PASSWORD,
  SAMPLE_UIDS,
  sampleEmail,
} from '../../src/providers/local/sampleAccounts.ts';
import {
  generateSampleData,
  latestMorning,
  type SampleDataOptions,
} from '../../src/sample-data/index.ts';
import { generateOldRecords } from '../../src/sample-data/oldRecords.ts';
import { clearAccounts, type SeedAccount, seedAccounts } from './seedAccounts.ts';
import { clearFirestore, type SeedProgress, seedFirestore } from './seedFirestore.ts';
import type { RunningEmulators } from './startEmulators.ts';

/** The accounts of the embedded back end, for the Auth emulator. */
export const SAMPLE_SEED_ACCOUNTS: readonly SeedAccount[] = SAMPLE_UIDS.map(uid => ({
  uid,
  email: sampleEmail(uid),
  password: SAMPLE_PASSWORD,
}));

/** Replaces whatever accounts there are by the sample accounts. */
export const resetAccounts = async (
  emulators: Pick<RunningEmulators, 'auth' | 'projectId'>,
): Promise<void> => {
  await clearAccounts(emulators);
  await seedAccounts(emulators, SAMPLE_SEED_ACCOUNTS);
};

/**
 * Replaces whatever the emulators hold by the sample accounts and the sample data.
 * @param progress is told how many are stored, and of which collection.
 * @returns how many records there are.
 */
export const seedSamples = async (
  emulators: Pick<RunningEmulators, 'auth' | 'firestore' | 'projectId'>,
  options: SampleDataOptions = {},
  progress?: SeedProgress,
): Promise<number> => {
  await Promise.all([clearFirestore(emulators), resetAccounts(emulators)]);
  return seedFirestore(
    emulators,
    generateSampleData({ now: latestMorning(new Date()), ...options }),
    { progress },
  );
};

/**
 * Replaces whatever the emulators hold by the sample accounts and records of an older system, without
 * search words. @returns how many records there are.
 */
export const seedOldRecords = async (
  emulators: Pick<RunningEmulators, 'auth' | 'firestore' | 'projectId'>,
): Promise<number> => {
  await Promise.all([clearFirestore(emulators), resetAccounts(emulators)]);
  return seedFirestore(emulators, generateOldRecords(), { tokens: false });
};
