import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeFinding, examine, STEPS, simulate } from '../tests/simulation/simulate.ts';
import { stepSchema } from '../tests/simulation/step.ts';
import { openEmbeddedWorld } from '../tests/simulation/worlds/embeddedWorld.ts';
import { openEmulatorWorld } from '../tests/simulation/worlds/emulatorWorld.ts';
import { startFirestoreEmulator } from '../tests/support/firestoreEmulator.ts';
import '../tests/support/tornStreams.ts';

/**
 * Lets several people act at random, with faults, on demand:
 * `npm run simulate -- --seeds 1000 --seed 1 --steps 40 --backend emulator`, or `--replay '<steps>'` for the steps that
 * a failure printed. `--report <file>` writes what was found.
 */

const text = { type: 'string' } as const;

const { values } = parseArgs({
  options: { seed: text, seeds: text, steps: text, replay: text, report: text, backend: text },
});

const count = z.coerce.number().int().min(1);
const settings = z
  .object({
    seed: count.default(1),
    // One seed that is named is looked at alone.
    seeds: count.default(values.seed === undefined ? 200 : 1),
    steps: count.default(STEPS),
    replay: z
      .string()
      .transform(steps => z.array(stepSchema).parse(JSON.parse(steps)))
      .optional(),
    report: z.string().optional(),
    backend: z.enum(['embedded', 'emulator']).default('embedded'),
  })
  .safeParse(values);
if (!settings.success) {
  for (const { path, message } of settings.error.issues)
    console.error(`--${path.join('.')}: ${message}`);
  process.exit(2);
}

const { seed, seeds, steps, replay, report, backend } = settings.data;
const started = Date.now();
const emulator = backend === 'emulator' ? await startFirestoreEmulator() : undefined;
if (backend === 'emulator' && !emulator) {
  console.error('No Firestore emulator was found');
  process.exit(2);
}
const world = emulator ? await openEmulatorWorld(emulator) : await openEmbeddedWorld();
const finding = replay
  ? await examine(world, 0, replay)
  : await simulate(world, { from: seed, seeds, steps }, done => {
      if (done % 50 === 0) console.info(`  seed ${done} holds`);
    });
const took = `${Math.round((Date.now() - started) / 1000)} s`;
if (report) writeFileSync(report, JSON.stringify(finding));
if (finding) console.error(`On the ${backend} back end, ${describeFinding(finding)}`);
else console.info(`${replay ? 'The steps' : `${seeds} seeds`} hold (${took})`);
await emulator?.stop();
// A tab that was closed in the middle of a call leaves promises that nobody ends.
process.exit(finding ? 1 : 0);
