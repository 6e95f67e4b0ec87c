import { describe, inject, it } from 'vitest';
import { createFirebaseHarness } from '../../contract/firebaseHarness.ts';
import { sampleRules } from '../../rules/support/sampleRules.ts';
import { CREWS, playOf, playOn, recordsOf } from './plays.ts';
import { storesOf } from './servers.ts';

const emulator = inject('firestoreEmulator');

describe.runIf(emulator)('on the Firestore emulator, with the rules on', () => {
  it.each(CREWS)('%i administrators decide 1,000 reports, each item once', async people => {
    if (!emulator) throw new Error('No Firestore emulator');
    const play = playOf('emulator', people);
    const rules = sampleRules({ superAdmins: play.people, support: [] });
    const harness = await createFirebaseHarness(emulator, emulator, rules);
    try {
      await harness.seed(recordsOf('emulator', play));
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
