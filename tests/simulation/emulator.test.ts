import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { describeFinding, simulate } from './simulate.ts';
import { openEmulatorWorld } from './worlds/emulatorWorld.ts';
import type { World } from './worlds/world.ts';

/** Each step is read back over the network: fewer than of the embedded back end fit into the tests. */
const SEEDS = 4;

const emulator = inject('firestoreEmulator');

describe.skipIf(!emulator)(
  'the simulation on the Firestore emulator, with the rules on',
  { timeout: 300_000 },
  () => {
    let world: World;

    beforeAll(async () => {
      if (emulator) world = await openEmulatorWorld(emulator);
    });
    afterAll(() => world?.close());

    test.each([1, 1 + SEEDS])('what several people do from seed %i on holds', async from => {
      const finding = await simulate(world, { from, seeds: SEEDS });
      expect(finding && describeFinding(finding)).toBeNull();
    });
  },
);
