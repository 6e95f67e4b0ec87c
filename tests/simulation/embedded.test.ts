import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFinding, simulate } from './simulate.ts';
import { openEmbeddedWorld } from './worlds/embeddedWorld.ts';
import type { World } from './worlds/world.ts';

/** Seeds of one test, so that the tests tell how far they are. */
const SEEDS = 20;

let world: World;

beforeAll(async () => {
  world = await openEmbeddedWorld();
});
afterAll(() => world.close());

test.each(Array.from({ length: 10 }, (_, index) => 1 + index * SEEDS))(
  'what several people do from seed %i on holds on the embedded back end',
  async from => {
    const finding = await simulate(world, { from, seeds: SEEDS });
    expect(finding && describeFinding(finding)).toBeNull();
  },
);
