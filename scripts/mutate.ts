// Tries the tests of the heart of the code: `npm run mutate`, or `npm run mutate -- money merge` for
// some groups of it. docs/mutants.md.
import { Stryker } from '@stryker-mutator/core';
import { GROUPS, TESTS_VARIABLE } from './mutate/groups.ts';
import { filesOf, optionsFor, testsOf } from './mutate/options.ts';
import { describeAlive, type Mutated, tallyOf } from './mutate/report.ts';

/** Least part of the changes that has to be noticed, in percent. */
const LEAST_SCORE = 90;

const asked = process.argv.slice(2);
const unknown = asked.filter(name => !Object.hasOwn(GROUPS, name));
if (unknown.length > 0)
  throw new Error(`No group ${unknown.join(', ')}; there are ${Object.keys(GROUPS).join(', ')}`);

let isGood = true;
for (const [name, group] of Object.entries(GROUPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = Date.now();
  const mutants: Mutated[] = [];
  // One after the other: a run that is stopped goes on with the file that it was stopped at.
  for (const path of filesOf(group)) {
    process.env[TESTS_VARIABLE] = testsOf(group, path).join(' ');
    const found = await new Stryker(optionsFor(name, path)).runMutationTest();
    console.info(`${path}: ${tallyOf(found).score} %`);
    mutants.push(...found);
  }
  const { made, killed, equivalent, alive, score } = tallyOf(mutants);
  for (const line of describeAlive(mutants)) console.info(line);
  console.info(
    `${name}: ${made} mutants, ${killed} killed, ${equivalent} the same code, ${alive} alive: ${score} % (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  if (score < LEAST_SCORE) isGood = false;
}
process.exit(isGood ? 0 : 1);
