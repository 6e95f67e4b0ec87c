import type { Problem } from './invariants/problem.ts';
import { describeStep, type Step } from './step.ts';
import { describeWalker, type Walker } from './walker.ts';

/** A walk that found something. */
export interface Finding {
  walker: Walker;
  problem: Problem;
  /** Steps taken until then. */
  steps: readonly Step[];
  /** The fewest that still find it. */
  shortest: readonly Step[];
}

/** How a finding can be seen again. */
export const replayCommand = ({ walker, shortest }: Pick<Finding, 'walker' | 'shortest'>): string =>
  `npm run walk -- --role ${walker.role} --language ${walker.language} --viewport ${walker.viewport} --replay '${JSON.stringify(shortest).replaceAll("'", "'\\''")}'`;

/** A finding in words: who, what, the shortest way there, and how to go it again. */
export const report = (finding: Finding): string => {
  const { walker, problem, steps, shortest } = finding;
  return [
    `A walk found a fault (${describeWalker(walker)}).`,
    '',
    `Invariant: ${problem.invariant}`,
    ...problem.found.map(found => `  - ${found}`),
    '',
    `Shortest steps (${shortest.length} of ${steps.length}):`,
    ...shortest.map((step, index) => `  ${index + 1}. ${describeStep(step)}`),
    '',
    'Again from the seed:',
    `  npm run walk -- --seed ${walker.seed} --role ${walker.role} --language ${walker.language} --viewport ${walker.viewport} --steps ${walker.steps}`,
    'Only these steps:',
    `  ${replayCommand(finding)}`,
  ].join('\n');
};
