import { SAMPLE_ACCOUNTS } from '../local/sampleAccounts.ts';
import type { SampleAccount } from '../types.ts';

/** The accounts that the emulators are seeded with; none in a build for a real project. */
export const SEEDED_ACCOUNTS: readonly SampleAccount[] = import.meta.env.VITE_USE_EMULATORS
  ? SAMPLE_ACCOUNTS
  : [];
