import { describe, inject } from 'vitest';
import { createFirebaseHarness } from './firebaseHarness.ts';
import { describeContract } from './suite/contract.ts';
import { MAIN_ACTORS } from './suite/permissions.ts';

const emulator = inject('firestoreEmulator');

// Files are tried with the whole back end (firebaseBackEnd.test.ts), every actor in tests/rules.
describe.runIf(emulator)('on the Firestore emulator, with the rules on', () => {
  const createHarness = () => {
    if (!emulator) throw new Error('No Firestore emulator');
    return createFirebaseHarness(emulator);
  };
  describeContract('the Firebase back end', createHarness, { actors: MAIN_ACTORS, files: false });
});
