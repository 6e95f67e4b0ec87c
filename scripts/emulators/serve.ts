import { createInterface } from 'node:readline';
import { keepSamples } from './keepSamples.ts';
import { startEmulators } from './startEmulators.ts';

/**
 * Emulators for another process (`spawnEmulators`): prints one line of JSON when they run and are
 * seeded; seeds again at every line `seed` on standard input and ends when that closes.
 *
 *   tsx -C source scripts/emulators/serve.ts '{"projectId":"demo-e2e","products":300}'
 */
interface ServeOptions {
  projectId: string;
  ports?: { auth?: number; firestore?: number; storage?: number };
  /** Number of products of the sample data. */
  products?: number;
}

const { projectId, ports, products }: ServeOptions = JSON.parse(process.argv[2] ?? '{}');
const answer = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

// From the beginning: whoever started this may go before it runs. What was started ends with it.
const lines = createInterface({ input: process.stdin });
lines.once('close', () => process.exit(0));

const main = async () => {
  const emulators = await startEmulators(projectId, ports, line => console.error(line));
  const seed = keepSamples(emulators, products === undefined ? {} : { products });
  const { auth, firestore, storage } = emulators;
  lines.on('line', async line => {
    if (line !== 'seed') return;
    answer(
      await seed().then(
        seeded => ({ seeded }),
        // The emulators stay for the next test.
        (error: unknown) => ({ failed: String(error) }),
      ),
    );
  });
  answer({ ready: true, records: await seed(), projectId, auth, firestore, storage });
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
