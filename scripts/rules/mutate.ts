// Tries the rules tests: every small change of firestore.rules and storage.rules has to be noticed
// by what the tests asked when they last ran (`npx vitest run --project rules`), and every condition
// has to be seen both true and false. docs/mutants.md.
import { parseArgs } from 'node:util';
import { loadSubjects } from './mutate/load.ts';
import { describeMutant, evaluateMutants, undecided } from './mutate/report.ts';
import { sampleOf, seedOf } from './mutate/sample.ts';

// What fails by the hundred thousand needs no trace of where.
Error.stackTraceLimit = 0;

const { values } = parseArgs({
  options: { part: { type: 'string', default: '1' }, seed: { type: 'string' } },
});
const part = Number(values.part);
const started = Date.now();
const subjects = loadSubjects();
const seed = values.seed ?? seedOf(subjects.map(({ source }) => source));
let isGood = true;

for (const subject of subjects) {
  const { file, coverage, mutants } = subject;
  if (coverage.all.length === 0) {
    console.error(`${file}: nothing recorded. Run: npx vitest run --project rules`);
    isGood = false;
    continue;
  }
  for (const { project, index } of coverage.disagreeing) {
    console.error(`${file}: event ${index} of ${project} was answered otherwise by the emulator`);
    isGood = false;
  }
  const open = undecided(subject);
  for (const condition of open) console.error(condition);
  if (open.length > 0) isGood = false;
  const chosen = sampleOf(mutants, part, seed);
  const { killed, equivalent, alive } = evaluateMutants(subject, chosen);
  for (const mutant of alive) console.error(describeMutant(subject, mutant));
  if (alive.length > 0) isGood = false;
  console.info(
    `${file}: ${coverage.all.length} requests, ${open.length} conditions not seen both true and false, ${mutants.length} mutants, ${chosen.length} tried: ${killed.length} killed, ${equivalent.length} the same rule, ${alive.length} alive`,
  );
}
console.info(`seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s`);
process.exit(isGood ? 0 : 1);
