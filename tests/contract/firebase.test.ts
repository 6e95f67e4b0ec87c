import { describe, inject } from 'vitest';
import { createFirebaseHarness } from './firebaseHarness.ts';
import { describeReading } from './suite/reading.ts';
import { describeWriting } from './suite/writing.ts';

const emulator = inject('firestoreEmulator');

describe.runIf(emulator)('the contract, by the Firebase back end', () => {
  const createHarness = () => {
    if (!emulator) throw new Error('No Firestore emulator');
    return createFirebaseHarness(emulator);
  };
  describeReading(createHarness);
  describeWriting(createHarness);
});
