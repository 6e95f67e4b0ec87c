import { describe, inject } from 'vitest';
import { createFirebaseHarness } from './firebaseHarness.ts';
import { describeImports } from './importJourneys.ts';

const emulator = inject('firestoreEmulator');

describe.runIf(emulator)('on the Firestore emulator, with the rules on', () => {
  describeImports('the Firebase back end', () => {
    if (!emulator) throw new Error('No Firestore emulator');
    return createFirebaseHarness(emulator);
  });
});
