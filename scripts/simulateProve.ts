import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { INVARIANTS } from '../tests/simulation/oracle/problem.ts';
import { PLANTED_FAULTS, type PlantedFault } from '../tests/simulation/plantedFaults.ts';
import { describeStep, stepSchema } from '../tests/simulation/step.ts';
import { plant, refuseMisplaced } from './plant.ts';

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

const prove = (fault: PlantedFault): boolean => {
  const started = Date.now();
  const folder = plant(fault, COPY);
  try {
    const finding = find(folder);
    const took = `${Math.round((Date.now() - started) / 1000)} s`;
    if (!finding) {
      console.error(`\n✗ ${fault.name}: not found in ${SEEDS} seeds (${took})`);
      return false;
    }
    const { seed, problem, shortest, steps } = finding;
    const isMeant = fault.toldBy.includes(problem.invariant);
    console.info(`\n${isMeant ? '✓' : '✗'} ${fault.name} (${took})`);
    console.info(`  seed ${seed}; ${problem.invariant}: ${problem.found}`);
    console.info(`  shortest steps, ${shortest.length} of ${steps.length}:`);
    for (const [index, step] of shortest.entries())
      console.info(`    ${index + 1}. ${describeStep(step)}`);
    return isMeant;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const wanted = process.argv.slice(2);
const faults = PLANTED_FAULTS.filter(
  ({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)),
);
refuseMisplaced(faults);
const found = faults.map(prove).filter(Boolean).length;
console.info(`\n${found} of ${faults.length} planted faults were found.`);
process.exit(found === faults.length && found > 0 ? 0 : 1);
