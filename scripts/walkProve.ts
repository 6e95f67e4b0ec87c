import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PLANTED_FAULTS, type PlantedFault } from '../tests/e2e/walker/plantedFaults.ts';
import { SETTINGS, type Settings } from '../tests/e2e/walker/settings.ts';
import { describeStep, stepSchema } from '../tests/e2e/walker/step.ts';
import { describeWalker, walkerSchema } from '../tests/e2e/walker/walker.ts';
import { serveDist } from './hosting/serveDist.ts';
import { proveFaults } from './proveFaults.ts';

/**
 * Shows that walks find faults: builds the console once for each planted one, and walks through it
 * until an invariant tells. `npm run walk:prove`, or `npm run walk:prove -- price` for those whose
 * name has one of the words.
 */

/** How many walks may look for one fault: steps, not minutes, so that a busy machine finds as much. */
const WALKS = 12;

/** What a build is made of. */
const COPY = {
  copied: ['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'],
  linked: ['node_modules', 'packages', 'scripts'],
};

const root = fileURLToPath(new URL('..', import.meta.url));

const findingSchema = z.object({
  walker: walkerSchema,
  problem: z.object({ invariant: z.string(), found: z.array(z.string()) }),
  steps: z.array(stepSchema),
  shortest: z.array(stepSchema),
});

const build = (folder: string) => {
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The planted console was not built: ${stderr}`);
};

const walkThrough = (url: string, fault: PlantedFault, report: string) => {
  const settings: Settings = { ...fault.walker, seed: 1, walks: WALKS, budget: 8, report };
  rmSync(report, { force: true });
  return new Promise<z.infer<typeof findingSchema> | null>(resolve => {
    const child = spawn(
      'npm',
      [
        ...['run', 'e2e', '--', 'tests/e2e/walker', '--workers=1', '--reporter=line'],
        ...['--output', join(report, '..', 'results')],
      ],
      {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, E2E_BASE_URL: url, [SETTINGS]: JSON.stringify(settings) },
      },
    );
    child.on('close', () =>
      resolve(
        existsSync(report)
          ? findingSchema.nullable().parse(JSON.parse(readFileSync(report, 'utf8')))
          : null,
      ),
    );
  });
};

await proveFaults(PLANTED_FAULTS, COPY, async (folder, fault) => {
  build(folder);
  const { url, stop } = await serveDist({ folder: join(folder, 'dist') });
  const finding = await walkThrough(url, fault, join(folder, 'finding.json'));
  await stop();
  if (!finding) return null;
  const { walker, problem, shortest, steps } = finding;
  return {
    invariant: problem.invariant,
    told: `${describeWalker(walker)}; ${problem.invariant}: ${problem.found[0]}`,
    shortest: shortest.map(describeStep),
    steps: steps.length,
  };
});
