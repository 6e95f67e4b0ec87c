import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { INVARIANTS } from '../tests/simulation/oracle/problem.ts';
import { PLANTED_FAULTS } from '../tests/simulation/plantedFaults.ts';
import { describeStep, stepSchema } from '../tests/simulation/step.ts';
import { proveFaults } from './proveFaults.ts';

/**
 * Shows that the simulation finds faults: puts one after the other into a copy of the code, and
 * takes the seeds of the tests until an invariant tells. `npm run simulate:prove`, or
 * `npm run simulate:prove -- merge` for those whose name has one of the words.
 */

/** As many as the tests take. */
const SEEDS = 200;

const COPY = {
  copied: ['src', 'tests', 'scripts', 'package.json', 'tsconfig.json', 'firestore.rules'],
  linked: ['node_modules', 'packages'],
};

const findingSchema = z.object({
  seed: z.number(),
  problem: z.object({ invariant: z.enum(INVARIANTS), found: z.string() }),
  steps: z.array(stepSchema),
  shortest: z.array(stepSchema),
});

const find = (folder: string) => {
  const report = join(folder, 'finding.json');
  const { stderr } = spawnSync(
    'npx',
    [
      ...['tsx', '-C', 'source', 'scripts/simulate.ts'],
      ...['--seed', '1', '--seeds', `${SEEDS}`, '--report', report],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!existsSync(report)) throw new Error(`The planted code did not run: ${stderr}`);
  return findingSchema.nullable().parse(JSON.parse(readFileSync(report, 'utf8')));
};

await proveFaults(PLANTED_FAULTS, COPY, async folder => {
  const finding = find(folder);
  if (!finding) return null;
  const { seed, problem, shortest, steps } = finding;
  return {
    invariant: problem.invariant,
    told: `seed ${seed}; ${problem.invariant}: ${problem.found}`,
    shortest: shortest.map(describeStep),
    steps: steps.length,
  };
});
