import { shrink } from '../support/shrink.ts';
import { drawSteps } from './drawSteps.ts';
import type { Problem } from './oracle/problem.ts';
import { play } from './play.ts';
import { describeStep, type Step } from './step.ts';
import type { World } from './worlds/world.ts';

/** Steps of a run unless said otherwise. */
export const STEPS = 40;

/** Most replays in search of the shortest steps. */
const BUDGET = 150;

/** A run that broke an invariant. */
export interface Finding {
  seed: number;
  problem: Problem;
  /** The steps up to the one that failed. */
  steps: Step[];
  /** The shortest steps found that fail in the same way, with no fault that they can do without. */
  shortest: Step[];
}

/** The same steps with one fault less, once for each fault. */
const withOneFaultLess = (steps: readonly Step[]): Step[][] =>
  steps.flatMap((step, at) =>
    step.faults.map((_, index) =>
      steps.with(at, { ...step, faults: step.faults.filter((_, other) => other !== index) }),
    ),
  );

const withoutNeedlessFaults = async (
  steps: Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
): Promise<Step[]> => {
  for (const fewer of withOneFaultLess(steps))
    if (await fails(fewer)) return withoutNeedlessFaults(fewer, fails);
  return steps;
};

/** What was seen only at the end may not need the last step. */
const withoutLast = async (
  steps: Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
): Promise<Step[]> => {
  const fewer = steps.slice(0, -1);
  return fewer.length > 0 && (await fails(fewer)) ? withoutLast(fewer, fails) : steps;
};

/** Takes steps, and looks for the shortest ones where they fail. @returns null where all holds. */
export const examine = async (
  world: World,
  seed: number,
  steps: readonly Step[],
): Promise<Finding | null> => {
  const first = await play(world, steps);
  const [problem] = first.problems;
  if (!problem) return null;
  const fails = async (some: readonly Step[]) =>
    (await play(world, some)).problems[0]?.invariant === problem.invariant;
  const taken = steps.slice(0, first.steps);
  const shorter = await shrink(taken, fails, BUDGET);
  const shortest = await withoutNeedlessFaults(await withoutLast(shorter, fails), fails);
  const [last = problem] = (await play(world, shortest)).problems;
  return { seed, problem: last, steps: taken, shortest };
};

/** Takes the steps of seed after seed. @returns the first finding; null where all holds. */
export const simulate = async (
  world: World,
  { from, seeds, steps = STEPS }: { from: number; seeds: number; steps?: number },
  onSeed: (seed: number) => void = () => {},
): Promise<Finding | null> => {
  for (let seed = from; seed < from + seeds; seed++) {
    const finding = await examine(world, seed, drawSteps(seed, steps));
    if (finding) return finding;
    onSeed(seed);
  }
  return null;
};

/** A finding in words, with what takes the steps again. */
export const describeFinding = ({ seed, problem, steps, shortest }: Finding): string =>
  [
    `seed ${seed}: ${problem.invariant}`,
    `  ${problem.found}`,
    `  shortest steps, ${shortest.length} of ${steps.length}:`,
    ...shortest.map((step, index) => `    ${index + 1}. ${describeStep(step)}`),
    `  again: npm run simulate -- --replay '${JSON.stringify(shortest)}'`,
  ].join('\n');
