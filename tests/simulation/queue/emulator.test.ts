import { describe, inject, it } from 'vitest';
import { createFirebaseHarness } from '../../contract/firebaseHarness.ts';
import { sampleRules } from '../../rules/support/sampleRules.ts';
import { playOf, playOn, recordsOf } from './plays.ts';
import { storesOf } from './servers.ts';

const emulator = inject('firestoreEmulator');

describe.runIf(emulator)('on the Firestore emulator, with the rules on', () => {
  // Each commit passes the network and the rules: one crew gets the whole queue.
  it.each([
    [2, 300],
    [5, 1_000],
    [10, 600],
  ])('%i administrators decide %i reports, each item once', async (people, reports) => {
    if (!emulator) throw new Error('No Firestore emulator');
    const play = playOf('emulator', people, { reports });
    const rules = sampleRules({ superAdmins: play.people, support: [] });
    const harness = await createFirebaseHarness(emulator, emulator, rules);
    try {
      await harness.seed(recordsOf(play));
      const storeOf = await storesOf(play.people, async claims => {
        await harness.signInAs(claims);
        return harness.provider();
      });
      await playOn(play, storeOf);
    } finally {
      await harness.close();
    }
  });
});
