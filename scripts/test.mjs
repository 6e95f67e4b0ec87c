// Everything that has to hold, in one command: types, lint, tests, journeys in a real browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const started = Date.now();

mkdirSync('test-results', { recursive: true });
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

const run = (title, command, args, env = {}) => {
  const from = Date.now();
  console.info(`\n▶ ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.info(
    `  ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - from) / 1000)} s)`,
  );
  if (status !== 0) failures.push(title);
  return status === 0;
};

const readReport = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const countJourneys = report => {
  const stats = readReport(report)?.stats;
  counts.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  counts.failed += stats?.unexpected ?? 0;
  counts.skipped += stats?.skipped ?? 0;
};

// What an earlier run recorded says nothing of the rules as they are now.
const REQUESTS = 'test-results/rules-requests';
rmSync(REQUESTS, { recursive: true, force: true });

run('Types', 'npx', ['tsc', '--noEmit']);
run('Types of the functions', 'npx', ['tsx', 'scripts/functions/check.ts']);
run('Build of the functions', 'npm', ['run', '--silent', 'functions:build']);
run('Lint and format', 'npx', ['biome', 'check', '.']);

run('Unit, component, contract, rules and provider tests', 'npx', [
  ...['vitest', 'run', '--reporter=dot', '--reporter=json'],
  '--outputFile.json=test-results/vitest.json',
]);
const vitest = readReport('test-results/vitest.json');
counts.passed += vitest?.numPassedTests ?? 0;
counts.failed += vitest?.numFailedTests ?? 0;
counts.skipped += (vitest?.numPendingTests ?? 0) + (vitest?.numTodoTests ?? 0);

// Where there is no emulator the rules were not tried, so nothing was recorded to try them by.
const hasEmulator = existsSync(REQUESTS);
if (hasEmulator)
  run('A twentieth of the mutants of the rules', 'npm', [
    ...['run', '--silent', 'rules:mutate', '--', '--part', '20'],
  ]);

run('JavaScript budgets', 'npx', ['tsx', '-C', 'source', 'tests/bench/index.ts', 'sizes']);

// A build that nobody can repeat cannot be checked against its sources.
if (existsSync('.git'))
  run('Two builds of one commit are the same bytes', 'npm', ['run', '--silent', 'build:reproduce']);

/** The journeys that differ most on the real back end: a fifth of all. */
const ON_EMULATORS = 'tests/e2e/onEmulators.txt';

if (run('Build', 'npx', ['vite', 'build', '--logLevel', 'warn'])) {
  // Each journey once: on the emulators where it says more, on the embedded back end the others.
  const others = hasEmulator ? ['--', '--test-list-invert', ON_EMULATORS] : [];
  run('Journeys in Chromium', 'npm', ['run', 'e2e', ...others]);
  countJourneys('test-results/e2e-embedded.json');
}
if (hasEmulator) {
  const chosen = ['--', '--test-list', ON_EMULATORS];
  run('Journeys on the emulators', 'npm', ['run', 'e2e:emulators', ...chosen]);
  countJourneys('test-results/e2e-emulators.json');
}

if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
console.info(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
console.info(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failures.length > 0 || counts.failed > 0 || counts.passed === 0 ? 1 : 0);
