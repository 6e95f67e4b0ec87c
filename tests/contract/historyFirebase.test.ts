import { describe, inject } from 'vitest';
import { createFirebaseHarness } from './firebaseHarness.ts';
import { describeHistory } from './historyJourneys.ts';

const emulator = inject('firestoreEmulator');

describe.runIf(emulator)('on the Firestore emulator, with the rules on', () => {
  describeHistory('the Firebase back end', 10, () => {
    if (!emulator) throw new Error('No Firestore emulator');
    return createFirebaseHarness(emulator);
  });
});
